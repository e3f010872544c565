/** Drawings of the house, 24 x 24, one stroke of 1.75 in the current colour. A skin keeps its own beside its board. */
export const icons: Record<string, string> = {
  die: '<rect x="4" y="4" width="16" height="16" rx="2"/><circle cx="8.5" cy="8.5" r="1" fill="currentColor"/><circle cx="15.5" cy="15.5" r="1" fill="currentColor"/><circle cx="12" cy="12" r="1" fill="currentColor"/>',
  coin: '<circle cx="12" cy="12" r="8"/><path d="M14.5 9.5c-.5-1-1.4-1.5-2.5-1.5-1.5 0-2.5.8-2.5 2s1 1.7 2.5 2 2.5.8 2.5 2-1 2-2.5 2c-1.1 0-2-.5-2.5-1.5M12 6.5v11"/>',
  badge: '<path d="M12 3l2.2 4.3 4.8-.5-2.6 4 2.6 4-4.8-.5L12 19l-2.2-4.7-4.8.5 2.6-4-2.6-4 4.8.5z"/>',
};
