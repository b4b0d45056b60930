import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { Card, CardBody, CardHeader } from '#/components/card/index.ts';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { Textarea } from '#/components/textarea/index.ts';
import { FormActions, FormGroup, FormLayout } from './form-layout.tsx';

/** Use it around the fields of every form: it spaces them and puts them into columns where there is room. */
const meta = {
  title: 'Layouts/FormLayout',
  component: FormLayout,
  subcomponents: { FormGroup, FormActions },
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <Field label="Name" required>
      <Input defaultValue="Radio Aurora" />
    </Field>
    <Field hint="Shown in directories" label="Slogan">
      <Input />
    </Field>
    <Field error="Enter an address that starts with https://." label="Website">
      <Input defaultValue="aurora" />
    </Field>
    <Field label="Contact">
      <Input type="email" />
    </Field>
  </>
);

export const Default: Story = {
  render: (args) => (
    <FormLayout {...args}>
      {fields}
      <FormActions>
        <Button variant="primary">Save changes</Button>
        <Button variant="ghost">Discard</Button>
      </FormActions>
    </FormLayout>
  ),
};
export const TwoColumns: Story = { ...Default, args: { columns: 2 } };
export const Groups: Story = {
  render: () => (
    <FormLayout>
      <FormGroup columns={2} description="Directories and players show them." title="Identity">
        {fields}
      </FormGroup>
      <FormGroup title="Description">
        <Field label="About the station">
          <Textarea />
        </Field>
      </FormGroup>
    </FormLayout>
  ),
};
export const InCard: Story = {
  render: () => (
    <Card>
      <CardHeader title="Identity" />
      <CardBody>
        <FormLayout columns={2}>{fields}</FormLayout>
      </CardBody>
    </Card>
  ),
};
export const Narrow: Story = {
  render: () => (
    <div className="w-72">
      <FormLayout columns={2}>{fields}</FormLayout>
    </div>
  ),
};
export const RightToLeft: Story = { ...TwoColumns, globals: { direction: 'rtl' } };
