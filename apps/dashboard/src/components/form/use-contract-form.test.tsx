import { catalogueTexts } from 'virtual:catalogue-texts';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type FieldProblem, NetworkError, type Problem } from '@unmuted/api';
import { emailChange } from '@unmuted/api/contract';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { UiProvider } from '@unmuted/ui/provider';
import { describe, expect, it, vi } from 'vitest';
import { FormError } from '#/components/form/form-error.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { uiLabels } from '#/i18n/ui-labels.ts';

interface Values {
  email: string;
  password: string;
  repeat: string;
}
type Save = (body: { email: string; password: string }) => Promise<Values | undefined>;

function Example({ save, more }: { save: Save; more: object }) {
  const form = useContractForm({
    schema: emailChange,
    defaultValues: { email: '', password: '', repeat: '' },
    toBody: ({ repeat: _, ...body }: Values) => ({ ...body, ...more }),
    check: ({ password, repeat }: Values) => (password === repeat ? {} : { repeat: { code: 'mismatch' } }),
    codeFields: { 'auth.incorrect_password': 'password' },
    save,
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure} />
      <Field error={form.errorOf('email', { pattern: 'A whole address, please.' })} label="Address">
        <Input {...form.register('email')} />
      </Field>
      <Field error={form.errorOf('password')} label="Word">
        <Input {...form.register('password')} />
      </Field>
      <Field error={form.errorOf('repeat', { mismatch: 'They differ.' })} label="Again">
        <Input {...form.register('repeat')} />
      </Field>
      <Button loading={form.isSaving} type="submit">
        Save
      </Button>
      {form.isDirty && <p>Not saved</p>}
    </form>
  );
}

function renderForm(save: Save = vi.fn<Save>().mockResolvedValue(undefined), more: object = {}) {
  const i18n = setupI18n({ locale: 'en', messages: { en: catalogueTexts.en } });
  render(
    <I18nProvider i18n={i18n}>
      <UiProvider dir="ltr" labels={uiLabels(i18n)} locale="en">
        <Example more={more} save={save} />
      </UiProvider>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  const field = (name: string) => screen.getByLabelText(name);
  return {
    save,
    user,
    field,
    fill: async (email = 'new@studio.test', password = 'secret', repeat = password) => {
      await user.type(field('Address'), email);
      await user.type(field('Word'), password);
      await user.type(field('Again'), repeat);
    },
    send: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

function refusal(status: number, code: Problem['code'], errors?: FieldProblem[]) {
  const problem = { type: '', title: '', status, code, message: 'As the server says.', requestId: 'r1' };
  return new ApiError({ status, problem: { ...problem, ...(errors && { errors }) } });
}
const failing = (error: Error) => vi.fn<Save>().mockRejectedValue(error);

describe('before submit', () => {
  it('validates by the contract schema and sends nothing invalid', async () => {
    const { save, send, field, fill } = renderForm();
    await fill('not an address');
    await send();
    expect(await screen.findByText('A whole address, please.')).toBeVisible();
    expect(field('Address')).toBeInvalid();
    expect(field('Address')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('focuses the first invalid field and marks each one', async () => {
    const { send, field } = renderForm();
    await send();
    await waitFor(() => expect(field('Address')).toHaveFocus());
    expect(screen.getAllByText('Please fill in this field.')).toHaveLength(2);
  });

  it('combines its own rules with those of the contract', async () => {
    const { save, send, fill, field } = renderForm();
    await fill('new@studio.test', 'secret', 'secrat');
    await send();
    expect(await screen.findByText('They differ.')).toBeVisible();
    expect(field('Again')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('clears an error as soon as its field is corrected', async () => {
    const { send, user, field, fill } = renderForm();
    await fill('new');
    await send();
    await screen.findByText('A whole address, please.');
    await user.type(field('Address'), '@studio.test');
    await waitFor(() => expect(field('Address')).toBeValid());
  });

  it('[F7] shows an error that belongs to no field', async () => {
    const { save, send, fill } = renderForm(undefined, { extra: true });
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  it('sends the body as transformed by the contract', async () => {
    const { save, send, fill } = renderForm();
    await fill('  New@Studio.test ');
    await send();
    await waitFor(() => expect(save).toHaveBeenCalledWith({ email: 'new@studio.test', password: 'secret' }));
  });
});

describe('while pending', () => {
  it('is sent once on repeated clicks', async () => {
    const { save, fill, user, field } = renderForm(vi.fn<Save>(() => new Promise(() => {})));
    await fill();
    await user.type(field('Word'), '{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks edits made meanwhile as unsaved', async () => {
    let resolve = (_values: Values) => {};
    const saved = new Promise<Values>((settle) => {
      resolve = settle;
    });
    const { fill, send, user, field } = renderForm(() => saved);
    await fill();
    await send();
    await user.type(field('Address'), '.au');
    resolve({ email: 'new@studio.test', password: '', repeat: '' });
    await waitFor(() => expect(field('Word')).toHaveValue(''));
    expect(field('Address')).toHaveValue('new@studio.test.au');
    expect(screen.getByText('Not saved')).toBeVisible();
  });
});

describe('after a server error', () => {
  it('[F7] shows each problem at the field of its pointer and focuses the first', async () => {
    const errors: FieldProblem[] = [
      { pointer: '/password', code: 'personal', params: {} },
      { pointer: '/email', code: 'length', params: { max: 254 } },
    ];
    const { send, fill, field } = renderForm(failing(refusal(422, 'request.invalid', errors)));
    await fill();
    await send();
    expect(await screen.findByText('Please enter at most 254 characters.')).toBeVisible();
    expect(field('Word')).toHaveAccessibleDescription(
      'Your password can’t be your account name. Please choose another one.',
    );
    expect(field('Address')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[F7] shows an error code at the field mapped to it', async () => {
    const { send, fill, field } = renderForm(failing(refusal(422, 'auth.incorrect_password')));
    await fill();
    await send();
    await waitFor(() =>
      expect(field('Word')).toHaveAccessibleDescription('That is not your current password.'),
    );
    expect(field('Word')).toHaveFocus();
    expect(field('Word')).toHaveValue('secret');
  });

  it.each([
    [
      'a field that is not here',
      refusal(422, 'request.invalid', [{ pointer: '/x', code: 'type', params: {} }]),
    ],
    ['no field', refusal(422, 'request.invalid')],
  ])('[F7] shows %s in a focused alert', async (_, error) => {
    const { send, fill } = renderForm(failing(error));
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Some values are not valid. Please check them.');
    await waitFor(() => expect(alert).toHaveFocus());
  });

  it('[F7] shows that nothing is lost when there was no response', async () => {
    const { send, fill, field } = renderForm(failing(new NetworkError('unreachable')));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('your input is still here');
    expect(field('Address')).toHaveValue('new@studio.test');
  });

  it('removes the alert on the next attempt', async () => {
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(refusal(409, 'mfa.already_enabled'))
      .mockResolvedValue(undefined);
    const { send, fill } = renderForm(save);
    await fill();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByText('Not saved')).toBeNull();
  });
});
