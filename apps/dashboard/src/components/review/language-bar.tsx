import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { Flag } from '@unmuted/ui/flag';
import { CheckIcon, PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

interface Language<Code extends string> {
  readonly code: Code;
  readonly name: string;
  /** The country of its flag. */
  readonly region: string;
}

export interface LanguageBarProps<Code extends string> {
  label: string;
  /** `problemCount`: undefined until the checks have run. */
  languages: readonly (Language<Code> & { readonly problemCount: number | undefined })[];
  chosen: Code;
  onChoose: (code: Code) => void;
  canEdit: boolean;
  /** The languages that can be added. */
  missing: readonly Language<Code>[];
  onAdd: (code: Code) => void;
  /** Removes the chosen language. */
  onRemove: () => void;
  /** What a removal costs. */
  removalCost: ReactNode;
  note?: ReactNode;
}

/** The languages of a draft: chooses the edited one, adds and removes. */
export function LanguageBar<Code extends string>(props: LanguageBarProps<Code>) {
  const { label, languages, chosen, onChoose, canEdit, missing, onAdd, note } = props;
  const bar = useRef<HTMLDivElement>(null);
  const focusChosen = () => bar.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  const shown = languages.find(({ code }) => code === chosen);
  const isRemovable = canEdit && languages.length > 1 && shown !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these choose what is shown */}
      <div aria-label={label} className="flex min-w-0 flex-wrap items-center gap-1" ref={bar} role="group">
        {languages.map(({ code, name, region, problemCount }) => (
          <Button
            aria-pressed={code === chosen}
            className="aria-pressed:bg-fill-active"
            key={code}
            onClick={() => onChoose(code)}
            variant="ghost"
          >
            <Flag code={region} />
            {name}
            {problemCount !== undefined && <Problems count={problemCount} />}
          </Button>
        ))}
        {canEdit && missing.length > 0 && <AddLanguage missing={missing} onAdd={onAdd} />}
      </div>
      {(note || isRemovable) && (
        <span className="ms-auto flex flex-wrap items-center gap-3 text-13 text-fg-muted">
          {note}
          {isRemovable && (
            <RemoveLanguage
              {...props}
              name={shown.name}
              onRemoved={() => requestAnimationFrame(focusChosen)}
            />
          )}
        </span>
      )}
    </div>
  );
}

function Problems({ count }: { count: number }) {
  const formats = useFormats();
  if (count === 0)
    return (
      <>
        <CheckIcon className="text-live-text" />
        <VisuallyHidden>
          <Trans>complete</Trans>
        </VisuallyHidden>
      </>
    );
  return (
    <>
      <span
        aria-hidden
        className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-off-air-fill px-1 text-12 font-semibold text-off-air-text tabular-nums"
      >
        {formats.number(count)}
      </span>
      <VisuallyHidden>
        <Trans>has problems</Trans>
      </VisuallyHidden>
    </>
  );
}

function AddLanguage<Code extends string>({
  missing,
  onAdd,
}: Pick<LanguageBarProps<Code>, 'missing' | 'onAdd'>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button className="text-fg-muted" variant="ghost">
          <PlusIcon />
          <Trans>Add language</Trans>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {missing.map(({ code, name, region }) => (
          <DropdownMenuItem key={code} onSelect={() => onAdd(code)}>
            <Flag code={region} />
            {name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

interface RemoveLanguageProps {
  name: string;
  onRemove: () => void;
  onRemoved: () => void;
  removalCost: ReactNode;
}

function RemoveLanguage({ name, onRemove, onRemoved, removalCost }: RemoveLanguageProps) {
  return (
    <ConfirmDialog
      action={<Trans>Remove language</Trans>}
      onConfirm={async () => onRemove()}
      onDone={onRemoved}
      title={<Trans>Remove {name}?</Trans>}
      trigger={
        <Button size="sm" variant="ghost">
          <Trash2Icon />
          <Trans>Remove {name}</Trans>
        </Button>
      }
    >
      {removalCost}
    </ConfirmDialog>
  );
}
