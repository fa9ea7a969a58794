/** An icon for everything that has a picture; content that nobody drew gets a scroll or a helmet. */
import brokenShield from "icon:broken-shield";
import bullseye from "icon:bullseye";
import cakeSlice from "icon:cake-slice";
import cauldron from "icon:cauldron";
import checkedShield from "icon:checked-shield";
import clawSlashes from "icon:claw-slashes";
import cobra from "icon:cobra";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import crystalBall from "icon:crystal-ball";
import dominoMask from "icon:domino-mask";
import doubleShot from "icon:double-shot";
import dragonHead from "icon:dragon-head";
import evilEyes from "icon:evil-eyes";
import eyeball from "icon:eyeball";
import fairyWand from "icon:fairy-wand";
import fastArrow from "icon:fast-arrow";
import featheredWing from "icon:feathered-wing";
import flyingFlag from "icon:flying-flag";
import ghost from "icon:ghost";
import gorilla from "icon:gorilla";
import graspingClaws from "icon:grasping-claws";
import hammerDrop from "icon:hammer-drop";
import handOfGod from "icon:hand-of-god";
import harborDock from "icon:harbor-dock";
import harpy from "icon:harpy";
import holyGrail from "icon:holy-grail";
import hound from "icon:hound";
import indianPalace from "icon:indian-palace";
import jumpAcross from "icon:jump-across";
import knapsack from "icon:knapsack";
import lightningTree from "icon:lightning-tree";
import lotus from "icon:lotus";
import magicPalm from "icon:magic-palm";
import medusaHead from "icon:medusa-head";
import mirrorMirror from "icon:mirror-mirror";
import mushroomGills from "icon:mushroom-gills";
import openTreasureChest from "icon:open-treasure-chest";
import pocketWatch from "icon:pocket-watch";
import poisonBottle from "icon:poison-bottle";
import rabbit from "icon:rabbit";
import saberSlash from "icon:saber-slash";
import sabersChoc from "icon:sabers-choc";
import sailboat from "icon:sailboat";
import scrollUnfurled from "icon:scroll-unfurled";
import sharpSmile from "icon:sharp-smile";
import snakeSpiral from "icon:snake-spiral";
import spikedDragonHead from "icon:spiked-dragon-head";
import spiralBloom from "icon:spiral-bloom";
import stoneBust from "icon:stone-bust";
import sunrise from "icon:sunrise";
import swapBag from "icon:swap-bag";
import swordBrandish from "icon:sword-brandish";
import swordInStone from "icon:sword-in-stone";
import swordSlice from "icon:sword-slice";
import tarot10WheelOfFortune from "icon:tarot-10-wheel-of-fortune";
import tiedScroll from "icon:tied-scroll";
import topHat from "icon:top-hat";
import towerFall from "icon:tower-fall";
import visoredHelm from "icon:visored-helm";
import whaleTail from "icon:whale-tail";
import wizardFace from "icon:wizard-face";

const CARDS: Record<string, string> = {
  "a-momentary-glance": eyeball,
  "aid-the-chosen-one": magicPalm,
  bewilderment: spiralBloom,
  "by-fortune-and-fate": tarot10WheelOfFortune,
  "claws-that-catch": clawSlashes,
  "clutching-claws": graspingClaws,
  "command-the-storms": lightningTree,
  "commanding-impact": hammerDrop,
  dash: fastArrow,
  "divine-intervention": handOfGod,
  "drink-me": poisonBottle,
  "eat-me": cakeSlice,
  excalibur: swordInStone,
  exploit: knapsack,
  feint: dominoMask,
  "gaze-of-stone": stoneBust,
  "hiss-and-slither": cobra,
  "im-late": rabbit,
  "jaws-that-bite": sharpSmile,
  "leap-away": jumpAcross,
  "looking-glass": mirrorMirror,
  "mad-as-a-hatter": topHat,
  "manxome-foe": spikedDragonHead,
  "momentous-shift": towerFall,
  "noble-sacrifice": brokenShield,
  "o-frabjous-day": sunrise,
  prophecy: crystalBall,
  regroup: flyingFlag,
  "restless-spirits": ghost,
  "riches-beyond-compare": openTreasureChest,
  "second-shot": doubleShot,
  skirmish: sabersChoc,
  "snicker-snack": saberSlash,
  snipe: bullseye,
  "swift-strike": swordSlice,
  "the-aid-of-morgana": fairyWand,
  "the-holy-grail": holyGrail,
  "the-hounds-of-mighty-zeus": hound,
  "the-lady-of-the-lake": lotus,
  "the-other-side-of-the-mushroom": mushroomGills,
  "toil-and-danger": scrollUnfurled,
  "voyage-apes": gorilla,
  "voyage-cannibals": cauldron,
  "voyage-creature": evilEyes,
  "voyage-home": harborDock,
  "voyage-serendib": indianPalace,
  "voyage-snakes": snakeSpiral,
  "voyage-whale": whaleTail,
  "winged-frenzy": featheredWing,
};

const FIGHTERS: Record<string, string> = {
  alice: pocketWatch,
  harpy: harpy,
  jabberwock: dragonHead,
  "king-arthur": crown,
  medusa: medusaHead,
  merlin: wizardFace,
  porter: swapBag,
  sinbad: sailboat,
};

/** Type of a card: its icon. */
export const TYPES: Record<string, string> = {
  attack: swordBrandish,
  defence: checkedShield,
  scheme: tiedScroll,
  versatile: crossedSwords,
};

export function cardPicture(card: string): string {
  return CARDS[card] ?? scrollUnfurled;
}

export function fighterPicture(kind: string): string {
  return FIGHTERS[kind] ?? visoredHelm;
}
