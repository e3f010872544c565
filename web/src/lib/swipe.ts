/** A flick to the side turns to the next or the last one. */
export function swiped(node: HTMLElement, turn: (way: 1 | -1) => void) {
  let from: { x: number; y: number } | null = null;
  const down = (event: TouchEvent) => {
    const touch = event.touches[0];
    from = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const up = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (!from || !touch) return;
    const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
    if (Math.abs(dx) > 70 && Math.abs(dx) > 2.5 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
    from = null;
  };
  node.addEventListener("touchstart", down, { passive: true });
  node.addEventListener("touchend", up, { passive: true });
  return {
    update: (next: (way: 1 | -1) => void) => {
      turn = next;
    },
    destroy: () => {
      node.removeEventListener("touchstart", down);
      node.removeEventListener("touchend", up);
    },
  };
}
