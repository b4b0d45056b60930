import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const path = `/admin/customers/${fixtures.adminCustomer.id}`;
const requestsPath = '/admin/customers/requests';
const patiently = { timeout: 15_000 };

const meta = {
  title: 'Screens/Staff/Stations',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({
  path,
  visitor: 'admin',
  handlers,
});

/** Opens the dialog with the button of the products, in any language. */
const creating: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const [button] = await canvas.findAllByRole(
    'button',
    { name: /Add station|ステーションを追加/ },
    patiently,
  );
  await userEvent.click(button ?? canvasElement);
  await screen.findByRole('dialog', {}, patiently);
};
const withForm: Play = async (context) => {
  await creating(context);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('textbox', {}, patiently);
};
const atAddress =
  (url: string, shown: string | RegExp): Play =>
  async (context) => {
    await withForm(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^An address/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address of the stream' }), url);
    await userEvent.click(dialog.getByRole('button', { name: 'Find the stream' }));
    await dialog.findByText(shown, {}, patiently);
  };
const choosing =
  (item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const products = within(await canvas.findByRole('region', { name: 'Products' }, patiently));
    const buttons = await products.findAllByRole('button', { name: 'Actions for Radio Aurora' });
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role, {}, patiently);
  };
const deleting: Play = async (context) => {
  await choosing('Delete…', 'alertdialog')(context);
  await screen.findByText(/songs of its history/, {}, patiently);
};

export const Create: Story = { play: withForm };
export const CreateLoading: Story = {
  args: answering({ 'streamingServices.list': neverAnswering() }),
  play: creating,
};
export const CreateFailed: Story = {
  args: answering({ 'streamingServices.list': problem('internal') }),
  play: async (context) => {
    await creating(context);
    await within(await screen.findByRole('dialog')).findByRole('alert', {}, patiently);
  },
};
/** The customer has neither casts nor services: only an address can be entered. */
export const CreateWithoutStreams: Story = {
  args: answering({
    'adminCustomers.get': { ...fixtures.adminCustomer, productList: [] },
    'streamingServices.list': { ...fixtures.streamingServiceList, items: [], total: 0 },
  }),
  play: withForm,
};
export const CreateAtAddress: Story = { play: atAddress('https://ice.harbour.example:8443', /talk\.mp3/) };
/** Nothing answers: the station can be created all the same. */
export const CreateAtDeadAddress: Story = {
  args: answering({
    'streamingServices.detect': {
      ...fixtures.detectedService,
      type: 'url',
      url: 'https://nowhere.example/live',
      name: null,
      candidates: [],
      probe: { ...fixtures.failedProbe, problem: 'not_resolved' },
    },
  }),
  play: atAddress('https://nowhere.example/live', 'No audio received'),
};
export const CreateInvalid: Story = {
  play: async (context) => {
    await withForm(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create station' }));
    await dialog.findByText('Please choose a cast.');
  },
};
export const Rename: Story = { play: choosing('Rename…', 'dialog') };
export const Delete: Story = { play: deleting };
/** A station without songs, outputs and stream. */
export const DeleteEmpty: Story = {
  args: answering({
    'adminStations.previewRemoval': {
      ...fixtures.stationRemoval,
      songs: 0,
      outputs: 0,
      hasTuneIn: false,
      service: null,
    },
  }),
  play: async (context) => {
    await choosing('Delete…', 'alertdialog')(context);
    await screen.findByText('No song is in its history', {}, patiently);
  },
};
export const DeleteLoading: Story = {
  args: answering({ 'adminStations.previewRemoval': neverAnswering() }),
  play: choosing('Delete…', 'alertdialog'),
};
/** A station whose service was deleted. */
export const WithoutStream: Story = {
  args: answering({
    'adminCustomers.get': {
      ...fixtures.adminCustomer,
      productList: fixtures.adminCustomer.productList.map((product) =>
        product.kind === 'station'
          ? { ...product, state: 'without_stream', serviceId: null, listeners: null }
          : product,
      ),
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No stream', {}, patiently);
  },
};

const withRequest: TestAppOptions = {
  path: requestsPath,
  visitor: 'admin',
  handlers: {
    'adminRequests.list': {
      ...fixtures.listOf([fixtures.adminStationRequest, ...fixtures.adminRequests]),
      pending: 2,
    },
  },
};
export const Requests: Story = {
  args: withRequest,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Our Icecast stays where it is.', {}, patiently);
  },
};
export const Approve: Story = {
  args: withRequest,
  play: async ({ canvasElement }) => {
    const name = 'Approve the request of Harbour Radio';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, patiently));
    await screen.findByRole('textbox', { name: 'Address of the stream' }, patiently);
  },
};
export const CreatePhone: Story = { ...CreateAtAddress, globals: onPhone };
export const CreateDark: Story = { ...CreateAtAddress, globals: inDark };
export const CreateJapanese: Story = { play: withForm, globals: inJapanese };
export const CreateRightToLeft: Story = { play: withForm, globals: mirrored };
export const DeletePhone: Story = { play: deleting, globals: onPhone };
export const DeleteDark: Story = { play: deleting, globals: inDark };
