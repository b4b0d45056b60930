/** Every example of the README, taken from it as it is. */
import './readme/system-theme';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { Page } from '@unmuted/ui/page';
import { PageHeader } from '@unmuted/ui/page-header';
import { UiProvider } from '@unmuted/ui/provider';
import { Stack } from '@unmuted/ui/stack';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AllowedCountries } from './readme/allowed-countries';
import { AuroraPlayer } from './readme/aurora-player';
import { BitrateSelect } from './readme/bitrate-select';
import { CastTabs } from './readme/cast-tabs';
import { CreateApp } from './readme/create-app';
import { FrenchApp } from './readme/french-app';
import { Listen } from './readme/listen';
import { ListenersChart } from './readme/listeners-chart';
import { ListenersTable } from './readme/listeners-table';
import { SaveRow } from './readme/save-row';
import { Terminate } from './readme/terminate';
import { ThresholdField } from './readme/threshold-field';
import { notifyDisconnected, WithToasts } from './readme/toasts';

const dir = new URLSearchParams(location.search).get('dir') === 'rtl' ? 'rtl' : 'ltr';
document.documentElement.dir = dir;

const startMs = Date.UTC(2026, 8, 14);
const points = Array.from({ length: 96 }, (_, quarter) => ({
  at: startMs + quarter * 900_000,
  value: quarter > 40 && quarter < 50 ? null : quarter,
}));
const rows = [
  { id: 1, city: 'Galway', minutes: 12 },
  { id: 2, city: 'Cork', minutes: 1438 },
];

const recipes: readonly ReactNode[] = [
  <ThresholdField key={1} error="Enter a number from −90 to −10." />,
  <SaveRow key={2} isSaving={false} />,
  <BitrateSelect key={3} />,
  <AllowedCountries key={4} />,
  <Terminate key={5} listeners={23} terminate={() => Promise.resolve()} />,
  <WithToasts key={6}>
    <ToastButton />
  </WithToasts>,
  <Card key={7}>
    <ListenersTable rows={rows} />
  </Card>,
  <ListenersChart key={8} points={points} />,
  <CastTabs key={9} listeners={23} />,
  <Listen key={10} isOffAir={false} title="Aldous Harding – The Barrel" />,
  <AuroraPlayer key={11} />,
  <FrenchApp key={12} />,
  <AppSteps key={13} />,
];

function ToastButton() {
  return <Button onClick={() => notifyDisconnected(() => {})}>Disconnect</Button>;
}

function AppSteps() {
  const [step, setStep] = useState('identity');
  const [done, setDone] = useState<readonly string[]>([]);
  const pass = () => Promise.resolve(undefined);
  return (
    <CreateApp step={step} done={done} goTo={setStep} saveDone={setDone} checkName={pass} submit={pass} />
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(
  <UiProvider dir={dir}>
    <main>
      <Page>
        <PageHeader title="Recipes" />
        <Stack gap="xl">
          {recipes.map((recipe, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <section key={index}>{recipe}</section>
          ))}
        </Stack>
      </Page>
    </main>
  </UiProvider>,
);
