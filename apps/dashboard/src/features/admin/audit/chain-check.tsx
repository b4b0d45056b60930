import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, AuditVerification } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { auditVerificationQuery } from '#/data/audit/audit.queries.ts';
import { errorText } from '#/i18n/notice.messages.ts';

/** Verifies that no entry was changed or deleted since it was recorded. */
export function ChainCheck({ api }: { api: ApiClients }) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(auditVerificationQuery(api));
  return (
    <Card>
      <CardHeader
        className="pb-4"
        description={
          <Trans>
            Entries can’t be edited and are kept for two years. Each one is linked to the one before by a
            hash.
          </Trans>
        }
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            <Trans>Verify the log</Trans>
          </Button>
        }
        title={<Trans>Integrity</Trans>}
      />
      {(data || error) && (
        <div className="px-(--card-pad) pb-(--card-pad)">
          {error ? <Alert tone="danger">{errorText(i18n, error)}</Alert> : data && <Result result={data} />}
        </div>
      )}
    </Card>
  );
}

function Result({ result: { isIntact, entries, brokenAt, head } }: { result: AuditVerification }) {
  if (!isIntact)
    return (
      <Alert title={<Trans>The log was manipulated</Trans>} tone="danger">
        <Trans>Entry {brokenAt} was changed or deleted after it was recorded.</Trans>
      </Alert>
    );
  return (
    <Alert
      title={<Plural one="# entry is unchanged" other="# entries are unchanged" value={entries} />}
      tone="success"
    >
      {head && (
        <>
          <Trans>Keep this hash elsewhere to prove later that nothing before it was rewritten:</Trans>{' '}
          <bdi className="font-mono text-12 wrap-anywhere">{head.hash}</bdi>
        </>
      )}
    </Alert>
  );
}
