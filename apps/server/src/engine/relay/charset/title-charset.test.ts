import { expect, test } from 'vitest';
import { decodeTitle } from './title-charset.ts';

const hex = (text: string): Uint8Array => Buffer.from(text, 'hex');

test.each([
  ['windows-1252', 'Café Größe', '436166e9204772f6df65'],
  ['windows-1252', 'Don’t Stop – Señor Müller', '446f6e92742053746f702096205365f16f72204dfc6c6c6572'],
  ['windows-1252', 'Björk - Jóga', '426af6726b202d204af36761'],
  ['windows-1252', 'Sigur Rós - Hoppípolla', '53696775722052f373202d20486f7070ed706f6c6c61'],
  ['windows-1252', 'Beyoncé - Déjà Vu', '4265796f6e63e9202d2044e96ae0205675'],
  [
    'windows-1252',
    'Édith Piaf - Non, je ne regrette rien',
    'c9646974682050696166202d204e6f6e2c206a65206e65207265677265747465207269656e',
  ],
  ['windows-1252', 'Mötley Crüe', '4df6746c6579204372fc65'],
  ['windows-1252', 'Ä - Ö', 'c4202d20d6'],
  ['windows-1251', 'Поёт', 'cfeeb8f2'],
  [
    'windows-1251',
    'Марина Ветрова - Тихая гавань',
    'cce0f0e8ede020c2e5f2f0eee2e0202d20d2e8f5e0ff20e3e0e2e0edfc',
  ],
  ['windows-1251', 'КИНО - Группа крови', 'cac8cdce202d20c3f0f3efefe020eaf0eee2e8'],
  ['windows-1251', 'Океан Ельзи - Обійми', 'ceeae5e0ed20c5ebfce7e8202d20cee1b3e9ece8'],
  ['windows-1251', 'DJ Smash - Москва', '444a20536d617368202d20cceef1eae2e0'],
  ['koi8-r', 'Марина Ветрова - Тихая гавань', 'edc1d2c9cec120f7c5d4d2cfd7c1202d20f4c9c8c1d120c7c1d7c1ced8'],
  ['koi8-r', 'Земфира - Искала', 'fac5cdc6c9d2c1202d20e9d3cbc1ccc1'],
  ['koi8-u', 'Зоряна Їжак - Ґанок і море', 'facfd2d1cec120b7d6c1cb202d20bdc1cecfcb20a620cdcfd2c5'],
  ['windows-1253', 'Νίκη Θάλασσα - Ήσυχο λιμάνι', 'cddfeae720c8dcebe1f3f3e1202d20b9f3f5f7ef20ebe9ecdcede9'],
  ['shift_jis', '青い灯台 - 港の朝', '90c282a2939491e4202d208d6082cc92a9'],
  ['shift_jis', 'さくら', '82b382ad82e7'],
  ['shift_jis', 'ソニー - 表示', '835c836a815b202d20955c8ea6'],
  ['euc-jp', '青い灯台 - 港の朝', 'c0c4a4a4c5f4c2e6202d20b9c1a4cec4ab'],
  ['euc-jp', 'さくらの歌', 'a4b5a4afa4e9a4ceb2ce'],
  ['gbk', '周杰伦 - 青花瓷', 'd6dcbddcc2d7202d20c7e0bba8b4c9'],
  ['gbk', '邓丽君 - 月亮代表我的心', 'b5cbc0f6befd202d20d4c2c1c1b4fab1edced2b5c4d0c4'],
  ['gbk', '王菲 - 红豆', 'cdf5b7c6202d20baecb6b9'],
  ['big5', '周杰倫 - 青花瓷', 'a950aa4eaddb202d20ab43aae1b2a1'],
  ['big5', '鄧麗君 - 月亮代表我的心', 'be48c452a767202d20a4ebab47a54eaaeda7daaabaa4df'],
  ['euc-kr', '아이유 - 좋은 날', 'bec6c0ccc0af202d20c1c1c0ba20b3af'],
  ['euc-kr', '사랑은 늘 도망가', 'bbe7b6fbc0ba20b4c320b5b5b8c1b0a1'],
])('[B4] decodes %s, labelled or not: %s', (label, title, bytes) => {
  expect(decodeTitle(hex(bytes), label)).toBe(title);
  expect(decodeTitle(hex(bytes), null)).toBe(title);
});

test('[B4] prefers valid UTF-8, and ignores a label that nobody knows', () => {
  const bytes = Buffer.from('Café 日');
  expect(decodeTitle(bytes, null)).toBe('Café 日');
  expect(decodeTitle(bytes, 'nonsense')).toBe('Café 日');
  expect(decodeTitle(hex('c3a9'), 'latin1')).toBe('Ã©');
  expect(decodeTitle(hex('cfeee5f2'), 'CP1251')).toBe('Поет');
});
