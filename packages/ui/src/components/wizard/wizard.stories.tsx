import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card, CardBody, CardHeader } from '#/components/card/index.ts';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { Wizard } from './wizard.tsx';
import type { WizardProps, WizardStep } from './wizard.types.ts';

const titles: Record<string, string> = {
  station: 'Station',
  identity: 'Identity',
  look: 'Look',
  legal: 'Legal',
  review: 'Review',
};

type ExampleProps = Omit<WizardProps, 'children' | 'steps'> & { steps?: readonly WizardStep[] };

/** A small app: its name is required, and the server checks that it is not taken. */
function Example({ steps = [], ...props }: ExampleProps) {
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const checkName = async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const error = name === '' ? 'Enter a name.' : undefined;
    setNameError(error);
    return error && 'The app needs a name before its look.';
  };
  const own = Object.entries(titles).map(
    ([id, title]): WizardStep => ({
      id,
      title,
      validate: id === 'identity' ? checkName : undefined,
      note: id === 'look' ? 'A later change of the pictures needs a new build, about 2 days.' : undefined,
    }),
  );
  return (
    <Wizard {...props} steps={steps.length > 0 ? steps : own}>
      {({ id, title }) => (
        <Card>
          <CardHeader description="Shown in Google Play and below the icon." level={3} title={title} />
          <CardBody>
            <Field error={id === 'identity' ? nameError : undefined} label={`${title} name`}>
              <Input onChange={(event) => setName(event.currentTarget.value)} value={name} />
            </Field>
          </CardBody>
        </Card>
      )}
    </Wizard>
  );
}

/** A task in steps, each validated before the next. */
const meta = {
  title: 'Components/Wizard',
  component: Example,
  tags: ['wide'],
  args: { onSubmit: fn(), onStepChange: fn(), onDoneChange: fn(), submitLabel: 'Send to Google' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Resumed: Story = { args: { defaultDone: ['station', 'identity'] } };
export const LastStep: Story = { args: { defaultDone: ['station', 'identity', 'look', 'legal'] } };

export const Invalid: Story = {
  args: {
    defaultDone: ['station', 'identity', 'look'],
    defaultStep: 'identity',
    steps: Object.entries(titles).map(([id, title]) => ({
      id,
      title,
      error: id === 'identity' ? 'Google rejected the name: “radio” alone is too general.' : undefined,
    })),
  },
};

export const LongText: Story = {
  args: {
    defaultDone: ['a'],
    steps: [
      { id: 'a', title: 'Geschwindigkeitsbegrenzungsüberschreitung' },
      { id: 'b', title: 'Donaudampfschifffahrtsgesellschaft', description: 'Kapitänsmützen'.repeat(12) },
      { id: 'c', title: 'Benachrichtigungsverordnung' },
    ],
  },
};

export const Narrow: Story = {
  args: { defaultDone: ['station', 'identity'] },
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
};

export const Japanese: Story = {
  args: {
    defaultDone: ['a'],
    steps: [
      { id: 'a', title: 'ステーション' },
      { id: 'b', title: '外観' },
      { id: 'c', title: '確認' },
    ],
  },
  globals: { locale: 'ja' },
};

export const RightToLeft: Story = {
  args: { defaultDone: ['station', 'identity'] },
  globals: { direction: 'rtl' },
};

export const ValidateSteps: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Identity' }));
    await expect(canvas.getByRole('heading', { name: 'Step 2 of 5: Identity' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Look' }));
    const field = canvas.getByRole('textbox', { name: 'Identity name' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('The app needs a name before its look.');
    await userEvent.type(field, 'Radio Aurora{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Step 3 of 5: Look' })).toHaveFocus());
    await expect(args.onDoneChange).toHaveBeenLastCalledWith(['station', 'identity']);
  },
};
