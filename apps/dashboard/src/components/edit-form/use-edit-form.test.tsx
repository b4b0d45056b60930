import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError, type GeneralSettings, type Problem } from '@unmuted/api';
import { generalSettings } from '@unmuted/api/contract';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { conflictOf } from '#/components/edit-form/conflict.ts';
import { type EditFormOptions, useEditForm } from '#/components/edit-form/use-edit-form.ts';

interface Draft {
  name: string;
  genres: string[];
}
interface Resource extends Draft {
  version: number;
}
type Answer = { disconnect: boolean };
type Options = EditFormOptions<Draft, Resource, GeneralSettings, Answer>;

const saved: Resource = { name: 'Aurora', genres: ['jazz'], version: 4 };
const theirs: Resource = { name: 'Borealis', genres: ['folk'], version: 9 };
/** The settings that the form does not edit. */
const rest = { description: '', language: null, website: null, timeZone: 'UTC' };
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

/** Renders a form whose body has trimmed names and no empty genres. */
function renderForm(options: Partial<Options> = {}) {
  const save = vi.fn<Options['save']>().mockResolvedValue(undefined);
  const onSaved = vi.fn();
  const setResource = vi.fn();
  const { result, rerender } = renderHook(
    ({ resource }) =>
      useEditForm<Draft, Resource, GeneralSettings, Answer>({
        name: 'general',
        resource,
        valuesOf: ({ name, genres }) => ({ name, genres }),
        schema: generalSettings,
        toBody: ({ name, genres }) => ({
          ...rest,
          name: name.trim(),
          genres: genres.filter((genre) => genre !== ''),
        }),
        save,
        onSaved,
        setResource,
        ...options,
      }),
    { wrapper, initialProps: { resource: saved } },
  );
  return {
    save: options.save ?? save,
    onSaved,
    setResource,
    form: () => result.current,
    change: (part: Partial<Draft>, changeOptions?: { skipValidation: boolean }) =>
      act(async () => result.current.change(part, changeOptions)),
    submit: (answer?: Answer) => act(() => result.current.save(answer)),
    rerender: (resource: Resource) => rerender({ resource }),
  };
}

function conflict(current: object) {
  const problem = { type: '', title: '', status: 412, message: '', requestId: 'r', current } as const;
  return new ApiError({
    status: 412,
    problem: { ...problem, code: 'resource.version_conflict' } satisfies Problem,
  });
}

test('a draft with the same body as the saved resource is unchanged', async () => {
  const { form, change } = renderForm();
  await change({ name: ' Aurora ', genres: ['jazz', ''] });
  expect(form().isDirty).toBe(false);
  await change({ genres: ['jazz', 'soul'] });
  expect(form().isDirty).toBe(true);
});

test('sends the body with the version that the edit began with and reports success', async () => {
  const { change, submit, save, onSaved, rerender } = renderForm();
  await change({ name: 'Aurora FM ' });
  rerender({ ...saved, genres: ['folk'], version: 5 });
  expect(await submit()).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith({
    settings: { ...rest, name: 'Aurora FM', genres: ['folk'] },
    version: 4,
  });
  expect(onSaved).toHaveBeenCalledOnce();
});

test('sends nothing invalid, and the check of a form marks nested fields', async () => {
  const { form, change, submit, save } = renderForm({
    check: ({ genres }) => (genres[1] === 'noise' ? { 'genres.1': { code: 'unknown' } } : {}),
  });
  await change({ name: '', genres: ['jazz', 'noise'] });
  expect(form().problems).toBe(0);
  expect(await submit()).toBe(false);
  expect(save).not.toHaveBeenCalled();
  expect(form().problems).toBe(2);
  expect(form().errorOf('/genres/1', { unknown: 'Not a genre.' })).toBe('Not a genre.');
});

test('validates on change after the first save, unless the change skips validation', async () => {
  const { form, change, submit } = renderForm();
  await change({ name: '' });
  await submit();
  await change({ name: 'Aurora FM' });
  await waitFor(() => expect(form().problems).toBe(0));
  await change({ name: '' }, { skipValidation: true });
  expect(form().problems).toBe(0);
  await change({ genres: [] });
  await waitFor(() => expect(form().problems).toBe(1));
});

test('waits for a confirmation and saves with it, without asking again', async () => {
  const confirm = vi.fn<NonNullable<Options['confirm']>>().mockResolvedValue(false);
  const { change, submit, save } = renderForm({ confirm });
  await change({ name: 'Aurora FM' });
  expect(await submit()).toBe(false);
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ ...rest, name: 'Aurora FM', genres: ['jazz'] });
  expect(save).not.toHaveBeenCalled();
  expect(await submit({ disconnect: true })).toBe(true);
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ confirmation: { disconnect: true }, version: 4 }),
  );
  expect(confirm).toHaveBeenCalledOnce();
});

test('[F7] shows a failed confirmation beside the form and keeps the draft', async () => {
  const error = new Error('unreachable');
  const { form, change, submit, save } = renderForm({ confirm: () => Promise.reject(error) });
  await change({ name: 'Aurora FM' });
  expect(await submit()).toBe(false);
  expect(form().failure).toEqual({ error });
  expect(form().draft.name).toBe('Aurora FM');
  expect(save).not.toHaveBeenCalled();
});

test('[G8] saves once on repeated calls', async () => {
  const { form, change, save } = renderForm();
  await change({ name: 'Aurora FM' });
  await act(() => Promise.all([form().save(), form().save()]));
  expect(save).toHaveBeenCalledOnce();
});

test('[G8] resolves a conflict by field and confirms the result again', async () => {
  const save = vi
    .fn<Options['save']>()
    .mockRejectedValueOnce(conflict({ lock: theirs }))
    .mockResolvedValue(undefined);
  const confirm = vi.fn<NonNullable<Options['confirm']>>().mockReturnValue(true);
  const { form, change, submit } = renderForm({
    save,
    confirm,
    conflictOf: (error) => conflictOf<{ lock: Resource }>(error)?.lock ?? null,
  });
  await change({ name: 'Aurora FM', genres: ['soul'] });
  expect(await submit()).toBe(false);
  expect(form().theirs).toEqual({ name: 'Borealis', genres: ['folk'] });
  expect(form().failure).toBeNull();
  await act(() => form().saveOver(['name']));
  expect(save).toHaveBeenLastCalledWith({
    settings: { ...rest, name: 'Aurora FM', genres: ['folk'] },
    version: 9,
  });
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(form().theirs).toBeNull();
});

test('takes over the version from the server', async () => {
  const save = vi.fn<Options['save']>().mockRejectedValue(conflict(theirs));
  const { form, change, submit, setResource, rerender } = renderForm({ save });
  await change({ name: 'Aurora FM' });
  await submit();
  act(() => form().takeTheirs());
  expect(setResource).toHaveBeenCalledExactlyOnceWith(theirs);
  rerender(theirs);
  expect(form()).toMatchObject({
    draft: { name: 'Borealis', genres: ['folk'] },
    isDirty: false,
    theirs: null,
  });
});
