/** Whether the list of keys lies open. */
export const help = $state({ open: false });
