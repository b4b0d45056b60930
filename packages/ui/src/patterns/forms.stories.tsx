import type { Meta, StoryObj } from '@storybook/react';
import { type SubmitEvent, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card, CardHeader } from '#/components/card/index.ts';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { NumberInput } from '#/components/number-input/index.ts';
import { SaveBar } from '#/components/save-bar/index.ts';
import { Select } from '#/components/select/index.ts';
import { SettingsSection } from '#/components/settings-layout/index.ts';
import { Textarea } from '#/components/textarea/index.ts';

const meta = { title: 'Patterns/Forms', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const bitrates = [
  { value: '96', label: '96 kbps' },
  { value: '128', label: '128 kbps' },
  { value: '320', label: '320 kbps', disabled: true, reason: 'Above your plan' },
];

/** The section description is at the start side and its fields at the end side; a bar shows the changes. */
function StreamForm() {
  const [name, setName] = useState('Radio Aurora');
  const [threshold, setThreshold] = useState<number | null>(-50);
  const changes = [
    ...(name === 'Radio Aurora' ? [] : [`Name: Radio Aurora to ${name}`]),
    ...(threshold === -50 ? [] : [`Threshold: −50 to ${threshold} dBFS`]),
  ];
  return (
    <form
      className="mx-auto grid max-w-[60rem] gap-6"
      onSubmit={(event: SubmitEvent) => event.preventDefault()}
    >
      <Card>
        <CardHeader description="How directories and players describe this cast." title="Stream" />
        <SettingsSection description="Shown in players and directories." title="Identity">
          <Field count={{ used: name.length, max: 60 }} label="Name" required>
            <Input maxLength={60} onChange={(event) => setName(event.target.value)} value={name} />
          </Field>
          <Field hint="One or two sentences." label="Description" optional>
            <Textarea defaultValue="Night music from the west coast." />
          </Field>
        </SettingsSection>
        <SettingsSection description="Below this level the stream counts as silent." title="Sound">
          <Field hint="From −90 to −10" label="Threshold">
            <NumberInput max={-10} min={-90} onValueChange={setThreshold} unit="dBFS" value={threshold} />
          </Field>
          <Field label="Bitrate">
            <Select defaultValue="128" options={bitrates} />
          </Field>
          <Field error="Port 8001 is in use. Choose another pair." label="Port">
            <NumberInput defaultValue={8000} max={65_534} min={1024} />
          </Field>
        </SettingsSection>
      </Card>
      <SaveBar
        changes={changes}
        effect="Applies immediately. No listeners are disconnected."
        onDiscard={() => {
          setName('Radio Aurora');
          setThreshold(-50);
        }}
        onSave={() => {}}
        open={changes.length > 0}
      />
    </form>
  );
}

export const Default: Story = { render: () => <StreamForm /> };

export const UnsavedChanges: Story = {
  render: () => <StreamForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Aurora Galway');
    const bar = canvasElement.querySelector('[data-ui="save-bar"]');
    await waitFor(() => expect(bar).toHaveTextContent('Name: Radio Aurora to Aurora Galway'));
  },
};
