import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

describe('<Trans>', () => {
  it.each(['Rock & Roll', '<b>Rock</b>', '<br/>', '<0>Rock</0>', '<0/>', 'a < b', '{name}', ''])(
    'fills in %s as it is',
    (name) => {
      const { container } = shown(
        <Trans>
          Stop <bdi>{name}</bdi>, of <i>all</i>?
        </Trans>,
      );
      expect(container.textContent).toBe(`Stop ${name}, of all?`);
      expect([...container.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['bdi', 'i']);
    },
  );

  it('fills in numbers and elements', () => {
    const age = <time>5 min</time>;
    const hits = 1_200;
    const { container } = shown(
      <Trans>
        {hits} hits in {age}
      </Trans>,
    );
    expect(container.innerHTML).toBe('1200 hits in <time>5 min</time>');
  });

  it('follows the language', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {}, fr: { hello: ['Bonjour'] } } });
    const { container } = shown(<Trans id="hello">Hello</Trans>, i18n);
    expect(container.textContent).toBe('Hello');
    act(() => i18n.activate('fr'));
    expect(container.textContent).toBe('Bonjour');
  });
});

function shown(element: ReactNode, i18n = setupI18n({ locale: 'en', messages: { en: {} } })) {
  return render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
}
