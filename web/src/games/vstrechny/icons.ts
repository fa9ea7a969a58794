/** The picture of each unit. */
import archer from "icon:bowman";
import berserk from "icon:bear-head";
import bedouin from "icon:camel-head";
import rider from "icon:cavalry";
import crossbowman from "icon:crossbow";
import squire from "icon:flying-flag";
import ashigaruArcher from "icon:high-shot";
import gokenin from "icon:katana";
import knight from "icon:mounted-knight";
import knecht from "icon:pikeman";
import hatamoto from "icon:samurai-helmet";
import ashigaru from "icon:sharp-halberd";
import sarbaz from "icon:spears";
import sergeant from "icon:swordman";
import mamluk from "icon:turban";
import konung from "icon:viking-head";
import thingman from "icon:viking-shield";
import saqlab from "icon:war-axe";
import unknown from "icon:barbute";

const PICTURES: Record<string, string> = {
  archer,
  ashigaru,
  "ashigaru-archer": ashigaruArcher,
  bedouin,
  berserk,
  crossbowman,
  gokenin,
  hatamoto,
  knecht,
  knight,
  konung,
  mamluk,
  rider,
  saqlab,
  sarbaz,
  sergeant,
  squire,
  thingman,
};

/** Content may bring units that nobody has drawn. */
export function picture(unit: string): string {
  return PICTURES[unit] ?? unknown;
}
