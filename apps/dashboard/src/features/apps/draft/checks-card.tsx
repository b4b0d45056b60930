import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { CircleAlertIcon, CircleCheckIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { ChecksList, useFindings } from '#/features/apps/draft/checks-list.tsx';

/** Whether the draft can be sent, and what is in the way. */
export function ChecksCard({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const findings = useFindings();
  const errors = findings.filter(({ level }) => level === 'error');
  const rest = findings.length - errors.length;
  const shown = isOpen ? findings : errors;
  return (
    <Card asChild>
      <section aria-labelledby="app-checks">
        <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 md:px-5">
          {errors.length === 0 ? (
            <CircleCheckIcon className="flex-none text-live-text" />
          ) : (
            <CircleAlertIcon className="flex-none text-off-air-text" />
          )}
          <h2 className="text-14 font-semibold" id="app-checks">
            <span role="status">
              {errors.length === 0 ? (
                <Trans>The draft can be sent for review</Trans>
              ) : (
                <Plural
                  one="# thing to fix before the app can be sent"
                  other="# things to fix before the app can be sent"
                  value={errors.length}
                />
              )}
            </span>
          </h2>
          {rest > 0 && (
            <Button
              aria-expanded={isOpen}
              className="ms-auto text-fg-muted"
              onClick={() => setOpen(!isOpen)}
              size="sm"
              variant="ghost"
            >
              {isOpen ? (
                <Trans>Hide suggestions</Trans>
              ) : (
                <span>
                  <Plural one="# suggestion" other="# suggestions" value={rest} />
                </span>
              )}
            </Button>
          )}
        </div>
        {shown.length > 0 && (
          <div className="border-t border-border-soft">
            <ChecksList findings={shown} />
          </div>
        )}
      </section>
    </Card>
  );
}
