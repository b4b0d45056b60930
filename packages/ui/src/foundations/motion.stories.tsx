import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Part, Specimen } from './specimen.tsx';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const speeds = [
  ['duration-fast', '120 ms', 'menus, tooltips, what answers a press'],
  ['duration-base', '180 ms', 'dialogs, drawers, what comes into the page'],
] as const;

function Movement() {
  const [isThere, setThere] = useState(false);
  return (
    <Specimen
      lead="Only opacity and place move, quickly and to a stop. Under “reduce motion” nothing does: both durations are 0."
      title="Motion"
    >
      <Part title="Speeds">
        <ul className="grid gap-4">
          {speeds.map(([name, time, use]) => (
            <li className="grid gap-1" key={name}>
              <span className="text-13">
                {time}: {use}
              </span>
              <span className="block w-64 rounded-full bg-fill">
                <span
                  className={`block size-6 rounded-full bg-data-1 transition-transform ease-out ${name}`}
                  data-testid={name}
                  style={{ transform: isThere ? 'translateX(14.5rem)' : 'none' }}
                />
              </span>
            </li>
          ))}
        </ul>
        <Button className="w-fit" onClick={() => setThere(!isThere)}>
          Move
        </Button>
      </Part>
    </Specimen>
  );
}

export const Motion: Story = {
  render: () => <Movement />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByTestId('duration-fast').style.transform).toBe('translateX(14.5rem)');
  },
};
