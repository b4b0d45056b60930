let routeTitle = '';
let ownTitle: string | null = null;

function apply(): void {
  const title = ownTitle ?? routeTitle;
  if (document.title !== title) document.title = title;
}

/** Sets the title of the current route, shown unless its page has one of its own. */
export function setRouteTitle(title: string): void {
  routeTitle = title;
  apply();
}

/** Sets the title of the current page; null returns to the route's. */
export function setOwnTitle(title: string | null): void {
  ownTitle = title;
  apply();
}
