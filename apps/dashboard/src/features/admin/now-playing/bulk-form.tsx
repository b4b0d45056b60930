import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import {
  type ApiClients,
  limits,
  type NowPlayingAction,
  type NowPlayingActionResult,
  type NowPlayingFleetRow,
  type TitleRule,
} from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DialogClose, DialogFooter } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useWatch } from 'react-hook-form';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { RuleFields } from '#/components/title-rules/rule-fields.tsx';
import { actOnFleetSongs } from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import type { FleetAction } from '#/features/admin/now-playing/bulk-cost.ts';
import { titleRule } from '#/features/admin/now-playing/now-playing-fleet.schema.ts';

export interface BulkFormProps {
  api: ApiClients;
  action: FleetAction;
  /** The stations that the action concerns. */
  stations: readonly NowPlayingFleetRow[];
  onDone: (result: NowPlayingActionResult) => void;
}

/** The rule or text of an action on several stations, or only its button. */
export function BulkForm({ api, action, stations, onDone }: BulkFormProps) {
  const { mutateAsync, ...run } = useMutation(actOnFleetSongs(api));
  const act = async (values: Partial<Pick<NowPlayingAction, 'rule' | 'ignore'>>) =>
    onDone(
      await mutateAsync({
        stationIds: stations.map(({ stationId }) => stationId),
        action,
        rule: null,
        ignore: null,
        ...values,
      }),
    );
  if (action === 'add_rule') return <RuleForm onSave={(rule) => act({ rule })} />;
  if (action === 'add_ignore') return <IgnoreForm onSave={(ignore) => act({ ignore })} />;
  return (
    <>
      {run.error && (
        <div className="mt-5">
          <CallFailure reason={run.error} />
        </div>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button
          loading={run.isPending}
          // The failure is shown above.
          onClick={() => void act({}).catch(() => {})}
          variant={action === 'pause' ? 'danger' : 'primary'}
        >
          {action === 'pause' ? (
            <Trans context="recording of songs">Pause</Trans>
          ) : action === 'refetch' ? (
            <Trans>Read again</Trans>
          ) : (
            <Trans context="recording of songs">Resume</Trans>
          )}
        </Button>
      </DialogFooter>
    </>
  );
}

const emptyRule = { pattern: '', replacement: '', isRegex: false };
const fieldsOf = (part: object) => Object.keys(part) as (keyof typeof emptyRule)[];

function RuleForm({ onSave }: { onSave: (rule: TitleRule) => Promise<void> }) {
  const form = useContractForm<typeof emptyRule, TitleRule>({
    schema: titleRule,
    defaultValues: emptyRule,
    toBody: (values) => ({ ...values, isEnabled: true }),
    save: async (rule) => {
      await onSave(rule);
      return undefined;
    },
  });
  const rule = useWatch({ control: form.control }) as typeof emptyRule;
  return (
    <DialogForm action={<Trans>Add rule</Trans>} form={form}>
      <RuleFields
        autoFocus
        errors={{ pattern: form.errorOf('pattern'), replacement: form.errorOf('replacement') }}
        onChange={(part) => {
          for (const name of fieldsOf(part))
            form.setValue(name, { ...rule, ...part }[name], {
              shouldDirty: true,
              shouldValidate: form.errorOf(name) !== undefined,
            });
        }}
        rule={rule}
      />
    </DialogForm>
  );
}

const emptyText = { pattern: '' };

function IgnoreForm({ onSave }: { onSave: (text: string) => Promise<void> }) {
  const form = useContractForm<typeof emptyText, TitleRule>({
    schema: titleRule,
    defaultValues: emptyText,
    toBody: (values) => ({ ...values, replacement: '', isRegex: false, isEnabled: true }),
    save: async ({ pattern }) => {
      await onSave(pattern);
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Ignore text</Trans>} form={form}>
      <Field
        error={form.errorOf('pattern')}
        hint={
          <Trans>
            <code>*</code> stands for any text.
          </Trans>
        }
        label={<Trans>Ignored text</Trans>}
      >
        <Input
          {...form.register('pattern')}
          autoComplete="off"
          autoFocus
          className="font-mono"
          dir="auto"
          maxLength={limits.titleRule}
          spellCheck={false}
        />
      </Field>
    </DialogForm>
  );
}
