export interface TitleCase {
  bytes: Buffer;
  charset: string | null;
  kind: string;
  artist: string | null;
  title: string | null;
}

/** Invented titles as streams send them: bytes, the charset of the station if it is set, and what they say. */
const table = `
# English
526f73612051756179202d20446f6ee280997420476f20e28093204c697665 |  | song | Rosa Quay | Don’t Go – Live
526f73612051756179202d20446f6e927420476f2096204c697665 |  | song | Rosa Quay | Don’t Go – Live
526f73612051756179202d20446f6e927420476f2096204c697665 | windows-1252 | song | Rosa Quay | Don’t Go – Live
# French
c3896c6f646965204d6172c3a965202d204fc3b9207661206ce28099c3a974c3a9 |  | song | Élodie Marée | Où va l’été
c96c6f646965204d6172e965202d204ff9207661206c92e974e9 |  | song | Élodie Marée | Où va l’été
c96c6f646965204d6172e965202d204ff9207661206c92e974e9 | iso-8859-1 | song | Élodie Marée | Où va l’été
# French, œ
43c5937572206465205361626c65202d204ec59375647320c3a0206c61206d6572 |  | song | Cœur de Sable | Nœuds à la mer
439c7572206465205361626c65202d204e9c75647320e0206c61206d6572 |  | song | Cœur de Sable | Nœuds à la mer
# German
4ac3b6726720c39c626572736565202d2053c3bcc39f65204772c3b6c39f65 |  | song | Jörg Übersee | Süße Größe
4af6726720dc626572736565202d2053fcdf65204772f6df65 |  | song | Jörg Übersee | Süße Größe
4af6726720dc626572736565202d2053fcdf65204772f6df65 |  | song | Jörg Übersee | Süße Größe
4af6726720dc626572736565202d2053fcdf65204772f6df65 | windows-1250 | song | Jörg Übersee | Süße Größe
# Spanish
4e69c3b16120436f72616c202d20c2bf44c3b36e646520657374c3a1206d61c3b1616e613f |  | song | Niña Coral | ¿Dónde está mañana?
4e69f16120436f72616c202d20bf44f36e646520657374e1206d61f1616e613f |  | song | Niña Coral | ¿Dónde está mañana?
# Portuguese
4a6fc3a36f204d6172c3a9202d2043616ec3a7c3a36f206461206d616e68c3a3 |  | song | João Maré | Canção da manhã
4a6fe36f204d6172e9202d2043616ee7e36f206461206d616e68e3 |  | song | João Maré | Canção da manhã
# Portuguese, capital at the end
4a6fc3a36f204d6172c3a9202d204d414e48c383 |  | song | João Maré | MANHÃ
4a6fe36f204d6172e9202d204d414e48c3 |  | song | João Maré | MANHÃ
# Polish
c5bbc3b3c5827720c581c3b3646b61202d2047c499c59b6cc485206a61c5bac58420c59b7069657761 |  | song | Żółw Łódka | Gęślą jaźń śpiewa
aff3b37720a3f3646b61202d2047ea9c6cb9206a619ff1209c7069657761 | windows-1250 | song | Żółw Łódka | Gęślą jaźń śpiewa
aff3b37720a3f3646b61202d2047eab66cb1206a61bcf120b67069657761 | iso-8859-2 | song | Żółw Łódka | Gęślą jaźń śpiewa
# Czech
52c5afc5be656e6120566cc48d6b6f76c3a1202d2050c599c3ad73746176207520c599656b79 |  | song | Růžena Vlčková | Přístav u řeky
52f99e656e6120566ce86b6f76e1202d2050f8ed73746176207520f8656b79 | windows-1250 | song | Růžena Vlčková | Přístav u řeky
52f9be656e6120566ce86b6f76e1202d2050f8ed73746176207520f8656b79 | iso-8859-2 | song | Růžena Vlčková | Přístav u řeky
# Russian
d09cd0b0d180d0b8d0bdd0b020d092d0b5d182d180d0bed0b2d0b0202d20d0a2d0b8d185d0b0d18f20d0b3d0b0d0b2d0b0d0bdd18c |  | song | Марина Ветрова | Тихая гавань
cce0f0e8ede020c2e5f2f0eee2e0202d20d2e8f5e0ff20e3e0e2e0edfc | windows-1251 | song | Марина Ветрова | Тихая гавань
edc1d2c9cec120f7c5d4d2cfd7c1202d20f4c9c8c1d120c7c1d7c1ced8 | koi8-r | song | Марина Ветрова | Тихая гавань
8ca0e0a8ada02082a5e2e0aea2a0202d2092a8e5a0ef20a3a0a2a0adec | ibm866 | song | Марина Ветрова | Тихая гавань
# Ukrainian
d097d0bed180d18fd0bdd0b020d087d0b6d0b0d0ba202d20d290d0b0d0bdd0bed0ba20d19620d0bcd0bed180d0b5 |  | song | Зоряна Їжак | Ґанок і море
c7eef0ffede020afe6e0ea202d20a5e0edeeea20b320eceef0e5 | windows-1251 | song | Зоряна Їжак | Ґанок і море
facfd2d1cec120b7d6c1cb202d20bdc1cecfcb20a620cdcfd2c5 | koi8-u | song | Зоряна Їжак | Ґанок і море
# Greek
ce9dceafcebaceb720ce98ceaccebbceb1cf83cf83ceb1202d20ce89cf83cf85cf87cebf20cebbceb9cebcceaccebdceb9 |  | song | Νίκη Θάλασσα | Ήσυχο λιμάνι
cddfeae720c8dcebe1f3f3e1202d20b9f3f5f7ef20ebe9ecdcede9 | windows-1253 | song | Νίκη Θάλασσα | Ήσυχο λιμάνι
cddfeae720c8dcebe1f3f3e1202d20b9f3f5f7ef20ebe9ecdcede9 | iso-8859-7 | song | Νίκη Θάλασσα | Ήσυχο λιμάνι
# Turkish
49c59fc4b16c2047c3bc6e65c59f202d2053657373697a20c4b0736b656c65 |  | song | Işıl Güneş | Sessiz İskele
49fefd6c2047fc6e65fe202d2053657373697a20dd736b656c65 | windows-1254 | song | Işıl Güneş | Sessiz İskele
49fefd6c2047fc6e65fe202d2053657373697a20dd736b656c65 | iso-8859-9 | song | Işıl Güneş | Sessiz İskele
# Arabic
d984d98ad984d98920d8a7d984d8a8d8add8b1202d20d985d98ad986d8a7d8a120d987d8a7d8afd8a6 |  | song | ليلى البحر | ميناء هادئ
e1ede1ec20c7e1c8cdd1202d20e3ede4c7c120e5c7cfc6 | windows-1256 | song | ليلى البحر | ميناء هادئ
# Hebrew
d7a0d795d7a2d79420d799d79d202d20d7a0d79ed79c20d7a9d7a7d798 |  | song | נועה ים | נמל שקט
f0e5f2e420e9ed202d20f0eeec20f9f7e8 | windows-1255 | song | נועה ים | נמל שקט
# Thai
e0b894e0b8b2e0b8a720e0b897e0b8b0e0b980e0b8a5202d20e0b897e0b988e0b8b2e0b980e0b8a3e0b8b7e0b8ad |  | song | ดาว ทะเล | ท่าเรือ
b4d2c720b7d0e0c5202d20b7e8d2e0c3d7cd | windows-874 | song | ดาว ทะเล | ท่าเรือ
# Hindi
e0a4a8e0a580e0a4b2e0a4be20e0a4b8e0a4bee0a497e0a4b0202d20e0a4b6e0a4bee0a482e0a4a420e0a4ace0a482e0a4a6e0a4b0e0a497e0a4bee0a4b9 |  | song | नीला सागर | शांत बंदरगाह
# Vietnamese
4269e1bb836e2058616e68202d2043e1baa36e6720c490c3aa6d |  | song | Biển Xanh | Cảng Đêm
# Japanese
e99d92e38184e781afe58fb0202d20e6b8afe381aee69c9d |  | song | 青い灯台 | 港の朝
90c282a2939491e4202d208d6082cc92a9 | shift_jis | song | 青い灯台 | 港の朝
c0c4a4a4c5f4c2e6202d20b9c1a4cec4ab | euc-jp | song | 青い灯台 | 港の朝
# Japanese, second bytes 0x5C and 0x7C
e8a1a8e58d81e6a78b202d20e382bde383ade883bde3839d |  | song | 表十構 | ソロ能ポ
955c8f5c8d5c202d20835c838d945c837c | shift_jis | song | 表十構 | ソロ能ポ
# Chinese, simplified
e8939de889b2e781afe5a194202d20e6b8afe58fa3e79a84e697a9e699a8 |  | song | 蓝色灯塔 | 港口的早晨
c0b6c9abb5c6cbfe202d20b8dbbfdab5c4d4e7b3bf | gbk | song | 蓝色灯塔 | 港口的早晨
c0b6c9abb5c6cbfe202d20b8dbbfdab5c4d4e7b3bf | gb18030 | song | 蓝色灯塔 | 港口的早晨
# Chinese, traditional
e8978de889b2e78788e5a194202d20e6b8afe58fa3e79a84e697a9e699a8 |  | song | 藍色燈塔 | 港口的早晨
c2c5a6e2bf4fb6f0202d20b4e4a466aabaa6adb1e1 | big5 | song | 藍色燈塔 | 港口的早晨
# Chinese, traditional, second bytes 0x5C
e8a8b1e58a9fe8938b202d20e68890e58a9f |  | song | 許功蓋 | 成功
b35ca55cbb5c202d20a6a8a55c | big5 | song | 許功蓋 | 成功
# Korean
ed91b8eba5b820eb93b1eb8c80202d20ed95adeab5acec9d9820ec9584ecb9a8 |  | song | 푸른 등대 | 항구의 아침
c7aab8a520b5eeb4eb202d20c7d7b1b8c0c720bec6c4a7 | euc-kr | song | 푸른 등대 | 항구의 아침
# UTF-16 with a byte order mark
fffe52006f00730061002000510075006100790020002d00200047007200f600df006500 |  | song | Rosa Quay | Größe
feff97523044706f53f00020002d00206e2f306e671d |  | song | 青い灯台 | 港の朝
efbbbf526f73612051756179202d20436166c3a9 |  | song | Rosa Quay | Café
# UTF-8 encoded twice
436166c383c2a920536f6c202d204772c383c2b6c383c29f65 |  | song | Café Sol | Größe
c390c29cc390c2b0c391c280c390c2b8c390c2bdc390c2b020c390c292c390c2b5c391c282c391c280c390c2bec390c2b2c390c2b0202d20c390c2a2c390c2b8c391c285c390c2b0c391c28f20c390c2b3c390c2b0c390c2b2c390c2b0c390c2bdc391c28c |  | song | Марина Ветрова | Тихая гавань
c3a9c29dc292c3a3c281c284c3a7c281c2afc3a5c28fc2b0202d20c3a6c2b8c2afc3a3c281c2aec3a6c29cc29d |  | song | 青い灯台 | 港の朝
4269c3a1c2bbc2836e2058616e68202d2043c3a1c2bac2a36e6720c384c290c383c2aa6d |  | song | Biển Xanh | Cảng Đêm
c385c2bbc383c2b3c385c28277202d20c385c281c383c2b3646b61 |  | song | Żółw | Łódka
# UTF-8 cut within the last character
e99d92e38184e781afe58fb0202d20e6b8afe381aee69c |  | song | 青い灯台 | 港の
d09cd0b0d180d0b8d0bdd0b020d092d0b5d182d180d0bed0b2d0b0202d20d0a2d0b8d185d0b0d18f20d0b3d0b0d0b2d0b0d0bdd1 |  | song | Марина Ветрова | Тихая гаван
# no songs
d0e5eaebe0ece0 | windows-1251 | ad |  | 
f2c5cbccc1cdc1 | koi8-r | ad |  | 
57657262756e67 |  | ad |  | 
5075626c69636974e9 |  | ad |  | 
c4e9e1f6deece9f3e7 | windows-1253 | ad |  | 
c5dae1c7e4 | windows-1256 | ad |  | 
f4f8f1e5eee5fa | windows-1255 | ad |  | 
e2a6c9b3d2 | windows-874 | ad |  | 
e0a4b5e0a4bfe0a49ce0a58de0a49ee0a4bee0a4aae0a4a8 |  | ad |  | 
5175e1baa36e672063c3a16f |  | ad |  | 
8d4c8d90 | shift_jis | ad |  | 
b9e3b8e6 | gbk | ad |  | 
bc73a769 | big5 | ad |  | 
b1a4b0ed | euc-kr | ad |  | 
a5b8a5f3a5b0a5eb2033 | euc-jp | jingle |  | 
e4d6c9cec7cc203032 | koi8-r | jingle |  | 
8341815b8365834283588367957396be202d20957396be | shift_jis | none |  | 
`;

export const titleCases: readonly TitleCase[] = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [hex = '', charset = '', kind = '', artist = '', title = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return {
      bytes: Buffer.from(hex, 'hex'),
      charset: charset || null,
      kind,
      artist: artist || null,
      title: title || null,
    };
  });
