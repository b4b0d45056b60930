/**
 * Invented titles of the station "Harbour FM" as `text => kind`, followed by what the kind has: artist and title
 * of a song, the duration of an ad or the slogan of the station.
 */
const table = String.raw`
# Separators
Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
Rosa Quay - Don't Go'; => song | Rosa Quay | Don't Go';
Rosa Quay – Low Tide (feat. J-Wave) => song | Rosa Quay | Low Tide (feat. J-Wave)
Rosa Quay — Low Tide => song | Rosa Quay | Low Tide
青い灯台 － 港の朝 => song | 青い灯台 | 港の朝
Rosa Quay ¦ Low Tide => song | Rosa Quay | Low Tide
Rosa Quay ~ Low Tide => song | Rosa Quay | Low Tide
Rosa Quay   Low Tide => song | Rosa Quay | Low Tide
Rosa Quay -- Low Tide => song | Rosa Quay | Low Tide
J-Wave - Ex-Harbour => song | J-Wave | Ex-Harbour
Jean-Luc Marée – Sous-marin => song | Jean-Luc Marée | Sous-marin
Rosa Quay - Low Tide - Live => song | Rosa Quay | Low Tide - Live
Rosa Quay - Low Tide – Remix ¦ Edit => song | Rosa Quay | Low Tide – Remix ¦ Edit
A–Z Choir - Up – Down => song | A–Z Choir | Up – Down
Rosa  Quay -  Low   Tide => song | Rosa Quay | Low Tide
Low Tide => song | | Low Tide
Ex-Harbour => song | | Ex-Harbour
1979 => song | | 1979
Rosa Quay - 1979 => song | Rosa Quay | 1979
- Low Tide => song | | Low Tide
Low Tide - => song | | Low Tide
Rosa Quay - ♥ => song | Rosa Quay | ♥
Rosa Quay - ? => song | Rosa Quay | ?
!!! - ??? - Low Tide => song | !!! | ??? - Low Tide
‏נועה ים‏ - ‏נמל שקט => song | נועה ים | נמל שקט
# Station
Harbour FM => station
*** HARBOUR FM *** => station
Ｈａｒｂｏｕｒ ＦＭ => station
Harbour FM - Always at sea => station | Always at sea
Harbour FM: Always at sea => station | Always at sea
Always at sea - Harbour FM => station | Always at sea
Harbour FM - https://harbour.example => station
Harbour FM - Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
Harbour FM ¦ Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
Harbour FM: Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
Harbour FM - Now Playing: Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
Rosa Quay - Low Tide - Harbour FM => song | Rosa Quay | Low Tide
Rosa Quay - Low Tide [Harbour FM] => song | Rosa Quay | Low Tide
Harbour FM - Rosa Quay - Low Tide - Harbour FM => song | Rosa Quay | Low Tide
Harbour FM Choir - Low Tide => song | Harbour FM Choir | Low Tide
Rosa Quay - Live at Harbour FM => song | Rosa Quay | Live at Harbour FM
# Text around titles
Now Playing: Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
En ce moment : Élodie Marée - Vagues => song | Élodie Marée | Vagues
Jetzt läuft: Jörg Übersee - Ebbe => song | Jörg Übersee | Ebbe
Сейчас в эфире: Марина Ветрова - Гавань => song | Марина Ветрова | Гавань
再生中：青い灯台 - 港の朝 => song | 青い灯台 | 港の朝
正在播放：蓝色灯塔 - 港口 => song | 蓝色灯塔 | 港口
지금 재생 중: 푸른 등대 - 아침 => song | 푸른 등대 | 아침
Tide: Rosa - Low => song | Tide: Rosa | Low
Rosa Quay - Low Tide.mp3 => song | Rosa Quay | Low Tide
Rosa_Quay_-_Low_Tide.flac => song | Rosa Quay | Low Tide
C:\music\sea\Rosa Quay - Low Tide.MP3 => song | Rosa Quay | Low Tide
03 Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
03 - Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
12. Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
24 Ships - Low Tide => song | 24 Ships | Low Tide
1. Hafenchor - Ebbe => song | 1. Hafenchor | Ebbe
007 - Low Tide => song | 007 | Low Tide
Rosa Quay - Rosa Quay - Low Tide => song | Rosa Quay | Low Tide
Rosa Quay - Rosa Quay => song | Rosa Quay | Rosa Quay
Rosa Quay - Low Tide - www.harbour.example => song | Rosa Quay | Low Tide
# HTML entities
Ro &amp; Ka - &#26085;&#26412; => song | Ro & Ka | 日本
Caf&eacute; Sol - &Ouml;l &#x2013; &quot;Meer&quot; => song | Café Sol | Öl – "Meer"
Rosa Quay - It&#146;s &lt;live&gt; => song | Rosa Quay | It’s <live>
Rosa & Co; - AT&T; &unknown; &#0; &#55296; => song | Rosa & Co; | AT&T; &unknown; &#0; &#55296;
Rosa Quay&nbsp;-&nbsp;Low Tide => song | Rosa Quay | Low Tide
# Ads
- text="Spot Block End" amgTrackId="900001" length="00:00:00" => ad
text="Spot Block Start" song_spot="T" => ad
Kroft Stores - text="Weekend Sale" song_spot="T" length="00:00:30" => ad | 30000
ADWTAG_120000 - THIS STATION WILL CONTINUE AFTER THIS BREAK => ad | 120000
Advert: - Harbourcast - Advertisement => ad
Advert - Advert => ad
Werbung => ad
Reklama => ad
[ WERBUNG ] => ad
Werbeblock 12 => ad
Advertisement - Kroft Stores => ad
AD_BREAK_START => ad
Commercial => ad
Commercial - Break => ad
Harbour FM - Reklama => ad
Harbour FM - Commercial => ad
Реклама - Магазин => ad
REKLAM ARASI => ad
STOP_AD_BREAK => none
Ad Break End => none
# Jingles
JINGLE - HARBOUR 02 => jingle
Station ID 3 => jingle
sweeper_07 => jingle
promo_summer_02.mp3 => jingle
Harbour FM - Jingle => jingle
ジングル - 夏 => jingle
Vinheta 04 => jingle
# Songs with words of ads and jingles
Benny Gull - Jingle Shells => song | Benny Gull | Jingle Shells
Jingle Shells => song | | Jingle Shells
Commercial Crew - The Moon => song | Commercial Crew | The Moon
Commercial - The Moon => song | Commercial | The Moon
Saint Ives - Only Rain Can Break => song | Saint Ives | Only Rain Can Break
Zuzana Vlčková - Reklama na moře => song | Zuzana Vlčková | Reklama na moře
Zuzana Vlčková - Reklama => song | Zuzana Vlčková | Reklama
Promo Ships - Drop => song | Promo Ships | Drop
Adele Werbungen - Spot => song | Adele Werbungen | Spot
# Attributes of automation systems
Mara Voss - text="Salt Road" song_spot="M" MediaBaseId="12" itunesTrackId="0" length="00:03:21" => song | Mara Voss | Salt Road
title="Salt Road",artist="Mara Voss",url="song_spot=\"M\"" => song | Mara Voss | Salt Road
title="The \"Salt\" Road",artist="Mara Voss",url="song_spot=\"M\" MediaBaseId=\"12\"" => song | Mara Voss | The "Salt" Road
Mara Voss - text="Salt 12" Mix" song_spot="M" length="00:03:21" => song | Mara Voss | Salt 12" Mix
Harbour FM - text="Always at sea" song_spot="F" => station | Always at sea
# Nothing
=> none
- => none
 -  => none
Unknown - Unknown => none
Unbekannter Interpret - null => none
Rosa Quay - ... => none
Rosa Quay - Unknown Title => none
https://harbour.example => none
www.harbour.example/listen => none
Unknown Artist - Low Tide => song | | Low Tide
N/A - Low Tide => song | | Low Tide
Rosa Quay - Unknown => song | Rosa Quay | Unknown
`;

export interface TextCase {
  text: string;
  kind: string;
  values: readonly string[];
}

/** A cell cannot contain the separator of the table: `¦` stands for `|`. */
const restored = (cell: string): string => cell.replaceAll('¦', '|');

export const textCases: readonly TextCase[] = table
  .split('\n')
  .filter((line) => line.includes('=>'))
  .map((line) => {
    const [text = '', result = ''] = line.split('=>');
    const [kind = '', ...values] = result.split('|').map((cell) => cell.trim());
    return { text: restored(text.slice(0, -1)), kind, values: values.map(restored) };
  });
