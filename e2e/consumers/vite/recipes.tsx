/** Every example of the README, taken from it as it is. */
import { UiProvider } from '@unmuted/ui/provider';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AllowedCountries } from './readme/allowed-countries';
import { AuroraPlayer } from './readme/aurora-player';
import { BitrateSelect } from './readme/bitrate-select';
import { CastTabs } from './readme/cast-tabs';
import { FrenchApp } from './readme/french-app';
import { Listen } from './readme/listen';
import { ListenersChart } from './readme/listeners-chart';
import { ListenersTable } from './readme/listeners-table';
import { SaveRow } from './readme/save-row';
import { Terminate } from './readme/terminate';
import { ThresholdField } from './readme/threshold-field';
import { WithToasts } from './readme/toasts';

const hourMs = 3_600_000;
const points = Array.from({ length: 24 }, (_, hour) => ({
  at: hour * hourMs,
  value: hour % 7 === 6 ? null : hour,
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
  <WithToasts key={6}>Toasts</WithToasts>,
  <ListenersTable key={7} rows={rows} />,
  <ListenersChart key={8} points={points} />,
  <CastTabs key={9} listeners={23} />,
  <Listen key={10} isOffAir={false} title="Aldous Harding – The Barrel" />,
  <AuroraPlayer key={11} />,
  <FrenchApp key={12} />,
];

createRoot(document.querySelector('#root') as HTMLElement).render(
  <UiProvider>
    <main>
      <h1>Recipes</h1>
      {recipes.map((recipe, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <section key={index}>{recipe}</section>
      ))}
    </main>
  </UiProvider>,
);
