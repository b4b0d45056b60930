import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { Card, CardHeader } from '#/components/card/index.ts';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { SettingsBar, SettingsLayout, SettingsNav, SettingsNavItem, SettingsSection } from './index.ts';

interface ExampleProps {
  sections?: readonly string[];
  note?: string;
}

function Example({
  sections = ['General', 'Streams', 'Server', 'Custom domain', 'Access', 'Danger zone'],
  note = '1 change is not saved.',
}: ExampleProps) {
  return (
    <SettingsLayout
      nav={
        <SettingsNav aria-label="Settings">
          {sections.map((section, index) => (
            <SettingsNavItem current={index === 1} href={`#${section}`} key={section}>
              {section}
            </SettingsNavItem>
          ))}
        </SettingsNav>
      }
    >
      <Card>
        <CardHeader
          className="pb-4"
          description="How directories, players and your site describe this cast."
          title={sections[1]}
        />
        <SettingsSection description="Shown in players and directories." title="Identity">
          <Field label="Name">
            <Input defaultValue="Aurora Radio Galway" />
          </Field>
          <Field label="Genre" optional>
            <Input />
          </Field>
        </SettingsSection>
        <SettingsSection title="Contact">
          <Field label="Website">
            <Input />
          </Field>
        </SettingsSection>
        <SettingsBar note={note}>
          <Button variant="ghost">Discard</Button>
          <Button variant="primary">Save changes</Button>
        </SettingsBar>
      </Card>
    </SettingsLayout>
  );
}

const meta = {
  title: 'Layouts/SettingsLayout',
  component: Example,
  subcomponents: { SettingsLayout, SettingsBar, SettingsSection, SettingsNav, SettingsNavItem },
  tags: ['wide'],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    sections: ['Allgemein', 'Donaudampfschifffahrtsgesellschaft', 'Rundfunkübertragungseinstellungen'],
    note: 'Donaudampfschifffahrtsgesellschaftskapitän wurde noch nicht gespeichert.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Japanese: Story = {
  args: { sections: ['一般', '配信', 'サーバー'], note: '未保存の変更があります。' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
