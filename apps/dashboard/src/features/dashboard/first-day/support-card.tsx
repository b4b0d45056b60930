import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';

/** Where to ask, if the provider has a help address. */
export function SupportCard({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`Questions?`}>
        <CardHeader
          description={<Trans>About your account, your first cast or your encoder.</Trans>}
          title={<Trans>Questions?</Trans>}
        />
        <CardBody>
          <Button asChild>
            <a href={url} rel="noreferrer" target="_blank">
              <Trans>Contact support</Trans>
            </a>
          </Button>
        </CardBody>
      </section>
    </Card>
  );
}
