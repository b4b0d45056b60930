/** The menu closes when an entry of it was chosen. */
export function closeMenuOnChoice(): void {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a') && menu.matches(':popover-open')) menu.hidePopover();
  });
}

/** While it plays, the button of the player stays in reach when its card has left the window. */
export function keepPlayerInReach(): void {
  const card = document.querySelector('[data-player]');
  if (card === null || !('IntersectionObserver' in window)) return;
  new IntersectionObserver(([entry]) => card.classList.toggle('away', !entry?.isIntersecting)).observe(card);
}
