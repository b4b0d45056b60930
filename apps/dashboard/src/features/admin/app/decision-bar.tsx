import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { StaffApp } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import { appFieldLabel, isAppField } from '#/components/mobile-app/app-fields.messages.ts';
import { moveTexts } from '#/features/admin/app-moves/move.messages.ts';
import { movesIn, type StaffMove } from '#/features/admin/app-moves/moves.ts';
import type { DraftComment } from '#/features/admin/app-moves/review-draft.ts';
import type { AppState } from '#/features/admin/apps/apps.search.ts';
import { RowMenu } from '#/features/admin/team/row-menu.tsx';
import { tagOf } from '#/i18n/locales.ts';

export interface DecisionBarProps {
  app: StaffApp;
  /** Comments that were written, but not sent yet. */
  written: readonly DraftComment[];
  onMove: (move: StaffMove) => void;
}

interface Choice {
  readonly primary?: StaffMove;
  readonly secondary?: StaffMove;
}

/** The step that an app usually takes next, and its other result; the rare ones are in a menu. */
const choices: Readonly<Partial<Record<AppState, Choice>>> = {
  in_review: { primary: 'approve', secondary: 'request_changes' },
  queued: { secondary: 'fail_build' },
  building: { secondary: 'fail_build' },
  build_failed: { primary: 'approve', secondary: 'request_changes' },
  ready: { primary: 'send', secondary: 'request_changes' },
  submitted: { primary: 'publish', secondary: 'reject' },
  removed_by_store: { primary: 'recover' },
  on_hold: { primary: 'resume' },
};

const harmful: readonly StaffMove[] = ['remove', 'hold', 'unpublish', 'reject', 'fail_build'];

/** Who has to do what next, and the moves that are legal in the state of the app. */
export function DecisionBar({ app, written, onMove }: DecisionBarProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { state, draft } = app.app;
  const moves = movesIn(state);
  const { primary, secondary } = choices[state] ?? {};
  const others = moves.filter((move) => move !== primary && move !== secondary);
  const { name } = draft;
  const isAsking = written.length > 0 && moves.includes('request_changes');
  const label = (move: StaffMove) =>
    move === 'approve' && state !== 'in_review' ? t`Build again` : i18n._(moveTexts[move].action);
  const ask = <Plural one="Ask for # change" other="Ask for # changes" value={written.length} />;
  return (
    <Card asChild className="mt-4 md:mt-6">
      <section
        aria-label={t`Decision`}
        className="flex-row flex-wrap items-center gap-x-4 gap-y-3 p-4 md:px-5"
      >
        <div className="min-w-64 flex-1">
          <p className="text-14 font-semibold">{isAsking ? ask : i18n._(nextTexts[state].title)}</p>
          <p className="text-13 text-fg-muted">
            {isAsking ? <Asked app={app} written={written} /> : i18n._(nextTexts[state].text)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-md:w-full">
          {secondary && !(isAsking && secondary === 'request_changes') && (
            <Button onClick={() => onMove(secondary)}>{label(secondary)}</Button>
          )}
          {primary && (
            <Button onClick={() => onMove(primary)} variant={isAsking ? undefined : 'primary'}>
              {isAsking && primary === 'approve' ? <Trans>Approve anyway</Trans> : label(primary)}
            </Button>
          )}
          {isAsking && (
            <Button onClick={() => onMove('request_changes')} variant="primary">
              {ask}
            </Button>
          )}
          {others.length > 0 && (
            <RowMenu label={t`More moves of ${name}`}>
              {others.map((move) => (
                <DropdownMenuItem
                  key={move}
                  onSelect={() => onMove(move)}
                  tone={harmful.includes(move) ? 'danger' : undefined}
                >
                  {label(move)}…
                </DropdownMenuItem>
              ))}
            </RowMenu>
          )}
        </div>
      </section>
    </Card>
  );
}

/** The fields with comments, and what the customer gets. */
function Asked({ app: { app }, written }: Pick<DecisionBarProps, 'app' | 'written'>) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const names = new Set(
    written.map(({ field }) =>
      field === null
        ? t`The whole app`
        : isAppField(field)
          ? i18n._(appFieldLabel(field, app.platform))
          : t`Account and declarations`,
    ),
  );
  const fields = new Intl.ListFormat(tagOf(i18n.locale), { type: 'conjunction' }).format(names);
  return <Trans>{fields}. The customer gets an email, the waiting time stops.</Trans>;
}

interface NextTexts {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const nextTexts: Readonly<Record<AppState, NextTexts>> = {
  draft: { title: msg`The customer writes it`, text: msg`It waits for us once it was sent for review.` },
  in_review: { title: msg`Your decision`, text: msg`Give each field a verdict. Approving queues a build.` },
  changes_requested: {
    title: msg`The customer has the next step`,
    text: msg`It comes back when the customer sends it again.`,
  },
  queued: {
    title: msg`Waiting for a build machine`,
    text: msg`A machine of the platform takes it when it is free.`,
  },
  building: {
    title: msg`The build is running`,
    text: msg`It is ready when the machine has stored its files.`,
  },
  build_failed: { title: msg`The build failed`, text: msg`Correct the cause, then build again.` },
  ready: { title: msg`Ready for the store`, text: msg`Test the build, upload it, then mark it as sent.` },
  submitted: { title: msg`The store decides`, text: msg`Enter its decision here when it arrives.` },
  rejected_by_store: {
    title: msg`The customer has the next step`,
    text: msg`It comes back when the customer sends it again.`,
  },
  live: {
    title: msg`In the store`,
    text: msg`An update goes through the same steps; the app stays in the store.`,
  },
  removed_by_store: { title: msg`Removed by the store`, text: msg`The tab “Store” has what to do.` },
  unpublished: { title: msg`Unpublished`, text: msg`Installed apps keep playing.` },
  on_hold: { title: msg`On hold`, text: msg`The customer can’t make changes until it is resumed.` },
};
