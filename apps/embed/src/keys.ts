import type { View } from '#/view.ts';

const stepPercent = 5;

/**
 * Space toggles playback and arrow keys change the volume while the player has focus; controls keep
 * their own keys.
 */
export function onKey(event: KeyboardEvent, view: View): void {
  if (!/^player-|^sticky-bar$/.test(view.widget.type) || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === ' ' && !target?.closest('button, a, input')) {
    view.act.toggle();
  } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !target?.closest('input')) {
    const change = event.key === 'ArrowUp' ? stepPercent : -stepPercent;
    view.act.setVolume(Math.max(0, Math.min(100, (view.isMuted ? 0 : view.volume) + change)));
  } else {
    return;
  }
  event.preventDefault();
}
