import type { Meta, StoryObj } from '@storybook/react';
import { fixtures } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/station/${fixtures.station.id}/silence-detection`;

/** Chooses what the browser says; the browser of a test has no push service. */
const allowing = (permission: NotificationPermission) => () => {
  const { permission: former, requestPermission } = Notification;
  const define = (value: NotificationPermission, request: () => Promise<NotificationPermission>) => {
    Object.defineProperty(Notification, 'permission', { configurable: true, value });
    Object.defineProperty(Notification, 'requestPermission', { configurable: true, value: request });
  };
  define(permission === 'granted' ? 'default' : permission, async () => permission);
  return () => define(former, requestPermission);
};

const openBrowser: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await showsText('Add person')({ canvasElement });
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add person' }));
  const body = within(canvasElement.ownerDocument.body);
  // The first dialog of a run loads its chunk.
  const channel = await body.findByRole('combobox', { name: 'Told by' }, { timeout: 10_000 });
  await userEvent.selectOptions(channel, 'push');
};
const press: NonNullable<Story['play']> = async (context) => {
  await openBrowser(context);
  const body = within(context.canvasElement.ownerDocument.body);
  await userEvent.click(body.getByRole('button', { name: 'Allow notifications in this browser' }));
};

const meta = {
  title: 'Screens/Station/Silence/Browser notifications',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const Default: Story = { beforeEach: allowing('default'), play: openBrowser };
/** The question of the browser was closed. */
export const Dismissed: Story = {
  beforeEach: allowing('default'),
  play: async (context) => {
    await press(context);
    await showsText(/Press the button again/)({ canvasElement: context.canvasElement.ownerDocument.body });
  },
};
export const Denied: Story = { beforeEach: allowing('denied'), play: openBrowser };
/** The browser cannot reach its push service. */
export const Failed: Story = {
  beforeEach: () => {
    const { register } = navigator.serviceWorker;
    const stop = allowing('granted')();
    navigator.serviceWorker.register = () => Promise.reject(new TypeError('no such file'));
    return () => {
      stop();
      navigator.serviceWorker.register = register;
    };
  },
  play: async (context) => {
    await press(context);
    await showsText('This browser couldn’t register')({
      canvasElement: context.canvasElement.ownerDocument.body,
    });
  },
};
export const Ready: Story = {
  beforeEach: () => {
    const { serviceWorker } = navigator;
    const { register } = serviceWorker;
    const stop = allowing('granted')();
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'secret' } }),
    };
    const pushManager = { subscribe: async () => subscription };
    const ready = Promise.resolve({ pushManager } as unknown as ServiceWorkerRegistration);
    serviceWorker.register = () => ready;
    Object.defineProperty(serviceWorker, 'ready', { configurable: true, value: ready });
    return () => {
      stop();
      serviceWorker.register = register;
      Reflect.deleteProperty(serviceWorker, 'ready');
    };
  },
  play: async (context) => {
    await press(context);
    await showsText('This browser is ready')({ canvasElement: context.canvasElement.ownerDocument.body });
  },
};
export const Phone: Story = { globals: onPhone, beforeEach: allowing('denied'), play: openBrowser };
