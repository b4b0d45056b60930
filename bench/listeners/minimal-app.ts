import type { Browser } from 'playwright';
import { buildPage } from '../ui/table/build.ts';
import { installClock } from '../ui/table/clock.ts';
import { type NavigationTimes, roundTrips } from './navigation.ts';

/**
 * The baseline of navigation: the dashboard's libraries with an empty layout, a page with one field, and a page with ten rows of
 * three words. The dashboard is compared with it in the same run.
 */
const source = `
import { createRoot } from 'react-dom/client';
import { useMemo, useState } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createMachine } from 'xstate';
import { useMachine } from '@xstate/react';
import * as Dialog from '@radix-ui/react-dialog';
import * as Menu from '@radix-ui/react-dropdown-menu';
const theme = createMachine({ id: 'theme', initial: 'light', states: { light: { on: { TURN: 'dark' } }, dark: { on: { TURN: 'light' } } } });
function Layout() {
  const [state, send] = useMachine(theme);
  return (
    <div data-theme={state.value}>
      <nav>
        <Link to="/">Start</Link> <Link to="/people">People</Link>
        <button onClick={() => send({ type: 'TURN' })}>Theme</button>
      </nav>
      <Outlet />
    </div>
  );
}
function Start() {
  return <main id="start"><h1>Start</h1><label>Email<input type="email" /></label><button>Continue</button></main>;
}
const createPeople = () => Array.from({ length: 500 }, (_, at) => ({ id: at, name: 'person ' + ((at * 7919) % 500), email: at + '@people.test', role: ['owner', 'dj', 'viewer'][at % 3] }));
function People() {
  const { data = [] } = useQuery({ queryKey: ['people'], queryFn: async () => createPeople(), staleTime: Infinity });
  const [search, setSearch] = useState('');
  const rows = useMemo(() => data.filter(({ name }) => name.includes(search)).slice(0, 10), [data, search]);
  return (
    <main id="people">
      <input onChange={(event) => setSearch(event.target.value)} value={search} />
      <Dialog.Root><Dialog.Trigger>Add</Dialog.Trigger><Dialog.Portal><Dialog.Overlay /><Dialog.Content><Dialog.Title>Add</Dialog.Title></Dialog.Content></Dialog.Portal></Dialog.Root>
      <Menu.Root><Menu.Trigger>View</Menu.Trigger><Menu.Portal><Menu.Content><Menu.Item>Name</Menu.Item></Menu.Content></Menu.Portal></Menu.Root>
      <table><thead><tr><th>Name</th><th>Email</th><th>Role</th></tr></thead>
        <tbody>{rows.map(({ id, name, email, role }) => <tr key={id}><td>{name}</td><td>{email}</td><td>{role}</td></tr>)}</tbody>
      </table>
      <p>{rows.length} rows</p>
    </main>
  );
}
const root = createRootRoute({ component: Layout });
const start = createRoute({ getParentRoute: () => root, path: '/', component: Start });
const people = createRoute({ getParentRoute: () => root, path: '/people', component: People });
const router = createRouter({ routeTree: root.addChildren([start, people]), defaultPreload: 'intent' });
createRoot(document.querySelector('#root')).render(
  <QueryClientProvider client={new QueryClient()}><RouterProvider router={router} /></QueryClientProvider>,
);`;

/** Builds the page for production and returns the folder to serve. */
export const buildMinimalApp = (): Promise<string> => buildPage({ packages: [], source }, 98);

const start = { link: 'Start', isReady: `document.querySelector('#start') !== null` };
const people = { link: 'People', isReady: `document.querySelector('#people tbody tr') !== null` };

/** Navigates from the rows to the form and back, like the dashboard from the list to the overview. */
export async function visitMinimalApp(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<NavigationTimes> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(installClock);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.getByRole('link', { name: people.link }).click();
    await page.waitForFunction(people.isReady);
    return await roundTrips(page, start, people);
  } finally {
    await context.close();
  }
}
