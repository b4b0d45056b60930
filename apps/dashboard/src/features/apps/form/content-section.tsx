import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppDocument } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Switch } from '@unmuted/ui/switch';
import { appTabs } from '#/features/apps/draft/app-checks.schema.ts';
import { AppField, ChangeEffect, useFieldFindings } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { profileNames, tabTexts } from '#/features/apps/form/content.messages.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';

/** What listeners find in the app besides the player. */
export function ContentSection() {
  return (
    <>
      <SectionCard
        description={<Trans>Besides the player. Listeners find them at the bottom of the app.</Trans>}
        title={<Trans>Tabs of the app</Trans>}
      >
        <TabFields />
      </SectionCard>
      <SectionCard
        className="gap-5 @min-[44rem]:grid-cols-2"
        description={<Trans>The stores ask for a website or at least one profile.</Trans>}
        title={<Trans>Links and contact</Trans>}
      >
        <LinkFields />
        <ProfileFields />
      </SectionCard>
      <SectionCard title={<Trans>Ads</Trans>}>
        <AdFields />
      </SectionCard>
    </>
  );
}

function TabFields() {
  const { i18n } = useLingui();
  const { document, change } = useAppEditor();
  const { comments } = useFieldFindings({ field: 'tabs', language: null });
  const { tabs } = document;
  return (
    <>
      <ChangeEffect field="tabs" />
      <div className="grid gap-3 @min-[34rem]:grid-cols-2">
        {appTabs.map((tab) => (
          <Checkbox
            checked={tabs.includes(tab)}
            description={i18n._(tabTexts[tab].description)}
            key={tab}
            label={i18n._(tabTexts[tab].name)}
            onChange={({ currentTarget }) =>
              change({
                tabs: appTabs.filter((each) => (each === tab ? currentTarget.checked : tabs.includes(each))),
              })
            }
          />
        ))}
      </div>
      {comments}
    </>
  );
}

function LinkFields() {
  const { document, change } = useAppEditor();
  const { contactEmail, privacyUrl, website } = document;
  return (
    <>
      <AppField field="contactEmail" hint={<Trans>Shown in the store and in the app.</Trans>}>
        <Input
          autoComplete="email"
          dir="ltr"
          onChange={({ currentTarget }) => change({ contactEmail: currentTarget.value.trim() })}
          type="email"
          value={contactEmail}
        />
      </AppField>
      <AppField
        field="privacyUrl"
        hint={<Trans>A page that says which data the app collects. The store opens it.</Trans>}
      >
        <LinkInput onChange={(url) => change({ privacyUrl: url })} value={privacyUrl} />
      </AppField>
      <AppField field="website">
        <LinkInput onChange={(url) => change({ website: url })} value={website} />
      </AppField>
    </>
  );
}

function LinkInput({ value, onChange, ...rest }: { value: string; onChange: (url: string) => void }) {
  return (
    <Input
      {...rest}
      autoComplete="off"
      dir="ltr"
      inputMode="url"
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      placeholder="https://"
      value={value}
    />
  );
}

type Profile = AppDocument['profiles'][number];

function ProfileFields() {
  const { document, change, errorAt } = useAppEditor();
  const { profiles } = document;
  const kinds = Object.keys(profileNames) as Profile['kind'][];
  const set = (kind: Profile['kind'], url: string) =>
    change({
      profiles: kinds.flatMap((each) => {
        const value = each === kind ? url : (profiles.find((profile) => profile.kind === each)?.url ?? '');
        return value === '' ? [] : [{ kind: each, url: value }];
      }),
    });
  return kinds.map((kind) => {
    const index = profiles.findIndex((profile) => profile.kind === kind);
    return (
      <Field
        error={index < 0 ? undefined : errorAt(`/profiles/${index}`)}
        key={kind}
        label={profileNames[kind]}
        optional
      >
        <LinkInput onChange={(url) => set(kind, url)} value={profiles[index]?.url ?? ''} />
      </Field>
    );
  });
}

function AdFields() {
  const { t } = useWords();
  const { document, change } = useAppEditor();
  const { hasAds, adMobAppId, adMobBannerId } = document;
  return (
    <>
      <Switch
        checked={hasAds}
        description={t`The store marks apps with ads, also for sponsors that you show yourself.`}
        label={t`The app shows ads`}
        onChange={({ currentTarget }) =>
          change({
            hasAds: currentTarget.checked,
            ...(!currentTarget.checked && { adMobAppId: '', adMobBannerId: '' }),
          })
        }
      />
      {hasAds && (
        <div className="grid gap-5 @min-[44rem]:grid-cols-2">
          <AppField field="adMobAppId" hint={<Trans>Only for ads of AdMob, such as ca-app-pub-…~….</Trans>}>
            <Input
              className="font-mono"
              dir="ltr"
              onChange={({ currentTarget }) => change({ adMobAppId: currentTarget.value.trim() })}
              spellCheck={false}
              value={adMobAppId}
            />
          </AppField>
          <AppField field="adMobBannerId">
            <Input
              className="font-mono"
              dir="ltr"
              onChange={({ currentTarget }) => change({ adMobBannerId: currentTarget.value.trim() })}
              spellCheck={false}
              value={adMobBannerId}
            />
          </AppField>
        </div>
      )}
    </>
  );
}
