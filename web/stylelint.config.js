/** Real errors: what is written twice, unknown or invalid; their form is Prettier's. And the scales of src/style. */
const SPACE = /(?<![\w.#-])(?:1\.[6-9]\d*|[2-9](?:\.\d+)?|[12]\d(?:\.\d+)?|3[01](?:\.\d+)?|32)px/; // hairlines and room for things are free
const TYPE = /(?<![\w.#-])(?:[2-9]|[1-3]\d|4[0-6])(?:\.\d+)?px/; // a numeral that fills its thing is free

export default {
  extends: ["stylelint-config-html/svelte"],
  rules: {
    "annotation-no-unknown": true,
    "at-rule-no-unknown": true,
    "block-no-empty": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    "declaration-property-value-disallowed-list": [
      { "/^(margin|padding)(-|$)|^((row|column)-)?gap$|^--([a-z]+-)?gap$/": [SPACE], "/^font(-size)?$/": [TYPE] },
      { message: (property, value) => `${property}: ${value}: take a step of src/style/tokens.css` },
    ],
    "declaration-block-no-duplicate-custom-properties": true,
    "declaration-block-no-duplicate-properties": [true, { ignore: ["consecutive-duplicates-with-different-values"] }],
    "declaration-block-no-shorthand-property-overrides": true,
    "font-family-no-duplicate-names": true,
    "font-family-no-missing-generic-family-keyword": true,
    "function-calc-no-unspaced-operator": true,
    "function-linear-gradient-no-nonstandard-direction": true,
    "function-no-unknown": true,
    "keyframe-block-no-duplicate-selectors": true,
    "keyframe-declaration-no-important": true,
    "media-feature-name-disallowed-list": [
      ["/width/", "/height/"],
      { message: "Ask for a screen by its name in bundling/screens.ts" },
    ],
    "media-feature-name-no-unknown": true,
    "named-grid-areas-no-invalid": true,
    "no-duplicate-at-import-rules": true,
    "no-duplicate-selectors": true,
    "no-invalid-position-at-import-rule": true,
    "property-no-unknown": true,
    "selector-anb-no-unmatchable": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "selector-pseudo-element-no-unknown": true,
    "selector-type-no-unknown": [true, { ignore: ["custom-elements"] }],
    "string-no-newline": true,
    "unit-no-unknown": true,
  },
};
