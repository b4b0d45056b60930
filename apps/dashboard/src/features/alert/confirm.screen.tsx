import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClients, RecipientConfirmation } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { PublicData } from '#/components/public-data/public-data.tsx';
import { answerConfirmation, confirmationQuery } from '#/data/silence/alerts.queries.ts';
import { LinkPage } from '#/features/alert/link-page.tsx';
import { useLinkToken } from '#/features/alert/use-link-token.ts';

/** `/alert/confirm#token=…`: whether the person of an email address wants to be told. Only a button answers. */
export function ConfirmScreen() {
  return <PublicData>{(api) => <ConfirmationLink api={api} />}</PublicData>;
}

function ConfirmationLink({ api }: { api: ApiClients }) {
  const token = useLinkToken();
  const query = useQuery({ ...confirmationQuery(api, token), enabled: token !== '' });
  return (
    <LinkPage
      faceOf={({ accepted }) => String(accepted)}
      query={query}
      title={<Trans>Messages about silence</Trans>}
      token={token}
    >
      {(confirmation) => <Question api={api} confirmation={confirmation} token={token} />}
    </LinkPage>
  );
}

interface QuestionProps {
  api: ApiClients;
  token: string;
  confirmation: RecipientConfirmation;
}

function Question({ api, token, confirmation }: QuestionProps) {
  const { stationName, policyName, accepted } = confirmation;
  const answer = useMutation(answerConfirmation(api));
  const isPending = (accept: boolean) => answer.isPending && answer.variables.accept === accept;
  return (
    <BlankPage lead={<Lead confirmation={confirmation} />} title={<bdi>{stationName ?? policyName}</bdi>}>
      <div className="grid gap-4">
        {accepted === true && (
          <Alert tone="success">
            {stationName === null ? (
              <Trans>You are told about incidents of the stations of this policy.</Trans>
            ) : (
              <Trans>You are told about incidents of this station.</Trans>
            )}
          </Alert>
        )}
        {accepted === false && (
          <Alert tone="info">
            <Trans>You are not told. No message will follow.</Trans>
          </Alert>
        )}
        {answer.isError && <CallFailure reason={answer.error} />}
        {accepted === null && (
          <>
            <Button
              block
              disabled={isPending(false)}
              loading={isPending(true)}
              onClick={() => answer.mutate({ token, accept: true })}
              size="lg"
              variant="primary"
            >
              <Trans>Yes, tell me</Trans>
            </Button>
            <Button
              block
              disabled={isPending(true)}
              loading={isPending(false)}
              onClick={() => answer.mutate({ token, accept: false })}
              size="lg"
            >
              <Trans>No, don’t tell me</Trans>
            </Button>
            <p className="text-13 text-fg-muted">
              {stationName === null ? (
                <Trans>If you don’t know this policy, choose No: you receive nothing more.</Trans>
              ) : (
                <Trans>If you don’t know this station, choose No: you receive nothing more.</Trans>
              )}
            </p>
          </>
        )}
      </div>
    </BlankPage>
  );
}

/** What the messages are about: a station, or the stations of a policy of the team. */
function Lead({ confirmation: { stationName, recipientName } }: Pick<QuestionProps, 'confirmation'>) {
  return stationName === null ? (
    <Trans>
      Messages to <bdi>{recipientName}</bdi> when stations have no sound or their streams are down, by a
      policy of the team.
    </Trans>
  ) : (
    <Trans>
      Messages to <bdi>{recipientName}</bdi> when there is no sound or the stream is down.
    </Trans>
  );
}
