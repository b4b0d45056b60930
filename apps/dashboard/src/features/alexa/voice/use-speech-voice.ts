import type { SkillLocale } from '@unmuted/api/contract';
import { useEffect, useState } from 'react';

const synthesis = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

/** A voice of the browser for a locale: of the country, else of the language; null without one. */
function findVoice(locale: SkillLocale): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? [];
  const tagged = voices.map((voice) => ({ voice, tag: voice.lang.replace('_', '-') }));
  const found =
    tagged.find(({ tag }) => tag === locale) ??
    tagged.find(({ tag }) => tag.slice(0, 2) === locale.slice(0, 2));
  return found?.voice ?? null;
}

/** Speaks with a voice of the browser; null where there is none for the locale. */
export function useSpeechVoice(locale: SkillLocale): ((text: string) => void) | null {
  const [voice, setVoice] = useState(() => findVoice(locale));
  useEffect(() => {
    const find = () => setVoice(findVoice(locale));
    find();
    // Chromium loads its voices after the page.
    synthesis()?.addEventListener?.('voiceschanged', find);
    return () => {
      synthesis()?.removeEventListener?.('voiceschanged', find);
      synthesis()?.cancel();
    };
  }, [locale]);
  if (!voice) return null;
  return (text) => {
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    synthesis()?.cancel();
    synthesis()?.speak(said);
  };
}
