import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from '@unmuted/ui/button';
import { DataTable } from '@unmuted/ui/data-table';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { UiProvider } from '@unmuted/ui/provider';

test('components render and react', () => {
  const onClick = jest.fn();
  render(
    <UiProvider>
      <Field label="Title">
        <Input defaultValue="Night shift" />
      </Field>
      <Button onClick={onClick}>Save</Button>
      <DataTable
        columns={[{ id: 'city', header: 'Place', accessor: (row: { city: string }) => row.city }]}
        label="Listeners"
        rowKey={(row) => row.city}
        rows={[{ city: 'Galway' }]}
      />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Night shift');
  expect(screen.getByText('1 row')).toBeTruthy();
});
