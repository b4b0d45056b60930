import { Trans } from '@lingui/react/macro';
import { useToast } from '@unmuted/ui/toast';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { conflictOf } from '#/components/edit-form/conflict.ts';
import { type EditFormOptions, useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { isSame } from '#/components/form/form-values.ts';

/** A product with its version in the form of a versioned resource. */
type Versioned<Staff> = { readonly staff: Staff; readonly version: number };

export interface StaffSettingsOptions<Staff, Settings extends FieldValues> {
  /** Identifies the form on its page. */
  name: string;
  staff: Staff;
  versionOf: (staff: Staff) => number;
  settingsOf: (staff: Staff) => Settings;
  schema: EditFormOptions<Settings, Versioned<Staff>>['schema'];
  check?: EditFormOptions<Settings, Versioned<Staff>>['check'];
  save: (request: { settings: Settings; version: number }) => Promise<unknown>;
  /** Reads the product again. */
  reread: () => Promise<Staff>;
  /** Stores the product in the cache. */
  setStaff: (staff: Staff) => void;
}

/**
 * The form of what only staff set about a product. Drafts of the customer count as versions of the product too, so a
 * conflict often concerns other fields: then the settings are saved over the newer version without a question.
 */
export function useStaffSettingsForm<Staff, Settings extends FieldValues>(
  options: StaffSettingsOptions<Staff, Settings>,
) {
  const { name, staff, versionOf, settingsOf, schema, check, save, reread, setStaff } = options;
  const toasts = useToast();
  const current = useRef<Staff | null>(null);
  const base = settingsOf(staff);
  const resourceOf = (each: Staff): Versioned<Staff> => ({ staff: each, version: versionOf(each) });
  return useEditForm<Settings, Versioned<Staff>>({
    name,
    resource: resourceOf(staff),
    valuesOf: (resource) => settingsOf(resource.staff),
    schema,
    check,
    save: async (request) => {
      try {
        await save(request);
      } catch (error) {
        if (conflictOf(error) === null) throw error;
        // The reply has the customer's part only.
        const now = await reread();
        current.current = now;
        if (!isSame(settingsOf(now), base)) throw error;
        await save({ ...request, version: versionOf(now) });
      }
    },
    conflictOf: (error) =>
      conflictOf(error) === null || current.current === null ? null : resourceOf(current.current),
    setResource: (resource) => setStaff(resource.staff),
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Settings saved</Trans> }),
  });
}
