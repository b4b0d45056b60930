import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Link as TextLink } from '@unmuted/ui/link';
import { BlankPage } from '#/components/blank-page/blank-page.tsx';
import { ErrorId } from '#/features/error-page/error-id.tsx';
import { errorPageTexts } from '#/features/error-page/error-page.messages.ts';

const route = getRouteApi('/_public/error-page');

/** `/error-page`: explains a failure and links to next steps. */
export function ErrorPageScreen() {
  const { i18n } = useLingui();
  const { history } = useRouter();
  const { code, id } = route.useSearch();
  const { config } = route.useRouteContext();
  const { title, lead } = errorPageTexts[code ?? 'other'];
  return (
    <BlankPage
      aside={
        config.supportUrl === null ? undefined : (
          <TextLink href={config.supportUrl} rel="noreferrer" target="_blank">
            <Trans>Help</Trans>
          </TextLink>
        )
      }
      lead={i18n._(lead)}
      title={i18n._(title)}
    >
      {id !== undefined && <ErrorId id={id} />}
      <div className="flex flex-wrap gap-3">
        {code === 'chunk' ? (
          <Button asChild size="lg" variant="primary">
            {/* A plain link, because the document itself is outdated. */}
            <a href="/">
              <Trans>Reload</Trans>
            </a>
          </Button>
        ) : (
          <Button asChild size="lg" variant="primary">
            <Link to="/login">
              <Trans>Sign in</Trans>
            </Link>
          </Button>
        )}
        {history.canGoBack() && (
          <Button onClick={() => history.back()} size="lg">
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </BlankPage>
  );
}
