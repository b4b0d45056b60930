import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppDocument } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { RadioCard, RadioGroup } from '@unmuted/ui/radio-group';
import type { ReactNode } from 'react';
import { storeNames } from '#/components/product-states/product-states.ts';
import { storeLimits } from '#/features/apps/draft/app-checks.schema.ts';
import { AppField, AppLanding, ChangeEffect, useFieldFindings } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';

type Legal = AppDocument['legal'];
type Flag = { [Key in keyof Legal]: Legal[Key] extends boolean ? Key : never }[keyof Legal];

/** Who publishes the app, and what its owner declares to the store. */
export function LegalSection() {
  const { app } = useAppEditor();
  const store = storeNames[app.platform];
  return (
    <>
      <SectionCard title={<Trans>Who publishes the app</Trans>}>
        <AccountFields />
      </SectionCard>
      <SectionCard
        description={<Trans>{store} removes apps whose owner cannot prove these rights.</Trans>}
        title={<Trans>Your rights</Trans>}
      >
        <Declaration field="ownsName">
          <Trans>I may use the name of the station.</Trans>
        </Declaration>
        <Declaration field="ownsPictures">
          <Trans>I may use the logo and all pictures of the listing.</Trans>
        </Declaration>
        <Declaration field="ownsStreams">
          <Trans>I may publish the streams in an app, also the music in them.</Trans>
        </Declaration>
      </SectionCard>
      <SectionCard
        description={
          <Trans>{store} makes its age rating and its data safety section from your answers.</Trans>
        }
        title={<Trans>What the store asks</Trans>}
      >
        <StoreQuestions />
      </SectionCard>
    </>
  );
}

function AccountFields() {
  const { t } = useWords();
  const { app, document, changeLegal, canEdit } = useAppEditor();
  const { account, developerName } = document.legal;
  const store = storeNames[app.platform];
  return (
    <>
      <AppLanding place={{ field: 'legal.account', language: null }}>
        <ChangeEffect field="legal.account" />
        <RadioGroup
          aria-label={t`Developer account`}
          disabled={!canEdit}
          onValueChange={(value) => changeLegal({ account: value === 'provider' ? 'provider' : 'own' })}
          value={account}
        >
          <RadioCard
            description={t`The app is yours, whatever happens to us. Stores have removed all apps of an account at once when one of them broke a rule.`}
            label={t`Your own account (recommended)`}
            value="own"
          />
          <RadioCard
            description={t`Faster, without the yearly fee. The app stands under our name in ${store}, beside those of other stations.`}
            label={t`Our account`}
            value="provider"
          />
        </RadioGroup>
      </AppLanding>
      {account === 'own' && (
        <>
          <AppField
            count={{ used: developerName.length, max: storeLimits.google.developer.max }}
            field="legal.developerName"
            hint={<Trans>As {store} shows it below the name of the app.</Trans>}
          >
            <Input
              autoComplete="organization"
              dir="auto"
              onChange={({ currentTarget }) => changeLegal({ developerName: currentTarget.value })}
              value={developerName}
            />
          </AppField>
          <AccountSteps />
        </>
      )}
    </>
  );
}

/** How staff get access to an account of the customer. */
function AccountSteps() {
  const { app } = useAppEditor();
  return (
    <ol className="grid list-decimal gap-1 ps-5 text-13 text-fg-muted">
      {app.platform === 'android' ? (
        <>
          <li>
            <Trans>Create the account in the Play Console. Google verifies it within some days.</Trans>
          </li>
          <li>
            <Trans>
              Invite us there as a user. We send you the address when you send the app for review.
            </Trans>
          </li>
          <li>
            <Trans>
              A new account of a person first needs a test with 12 people for 14 days. One of an organization
              does not.
            </Trans>
          </li>
        </>
      ) : (
        <>
          <li>
            <Trans>
              Join the Apple Developer Program as an organization. Apple verifies it within some days.
            </Trans>
          </li>
          <li>
            <Trans>
              Invite us in App Store Connect with the role App Manager. We send you the address when you send
              the app for review.
            </Trans>
          </li>
        </>
      )}
    </ol>
  );
}

function Declaration({ field, children }: { field: Flag; children: ReactNode }) {
  const { document, changeLegal } = useAppEditor();
  const place = { field: `legal.${field}`, language: null } as const;
  const { problem, comments } = useFieldFindings(place);
  return (
    <AppLanding place={place}>
      <Checkbox
        checked={document.legal[field]}
        error={problem}
        label={children}
        onChange={({ currentTarget }) => changeLegal({ [field]: currentTarget.checked })}
      />
      {comments}
    </AppLanding>
  );
}

function StoreQuestions() {
  const { t } = useWords();
  const { app, document, changeLegal } = useAppEditor();
  const { legal } = document;
  const question = (field: Flag, label: string, description?: string) => (
    <AppLanding place={{ field: `legal.${field}`, language: null }}>
      <Checkbox
        checked={legal[field]}
        description={description}
        label={label}
        onChange={({ currentTarget }) => changeLegal({ [field]: currentTarget.checked })}
      />
    </AppLanding>
  );
  return (
    <>
      <AppField field="legal.audience" hint={<Trans>Apps for children have rules of their own.</Trans>}>
        <NativeSelect
          className="max-w-60"
          onChange={({ currentTarget: { value } }) =>
            changeLegal({ audience: value === '16' || value === '18' ? value : '13' })
          }
          value={legal.audience}
        >
          <option value="13">{t`From 13 years`}</option>
          <option value="16">{t`From 16 years`}</option>
          <option value="18">{t`From 18 years`}</option>
        </NativeSelect>
      </AppField>
      {question('hasUserContent', t`Listeners can write to each other in the app`)}
      {question('hasMatureContent', t`The program contains strong language or content for adults`)}
      {question('isNews', t`It is a news app`, t`Stores ask for an imprint of the newsroom.`)}
      {app.platform === 'android' && (
        <Declaration field="declaresPlayback">
          <Trans>
            The app plays in the background because listeners start the stream and want to hear it on.
          </Trans>
        </Declaration>
      )}
      <p className="rounded-tile bg-fill px-3 py-2 text-13 text-fg-muted">
        {document.hasAds ? (
          <Trans>Data safety: the app collects the advertising ID for ads, and nothing else.</Trans>
        ) : (
          <Trans>
            Data safety: the app collects no data of listeners. The stream server sees their address.
          </Trans>
        )}
      </p>
    </>
  );
}
