/** Phrases that send the reader to contact details elsewhere: a code or number in a photo, or a name to search for. */

const picture =
  '(?:photos?|photographs?|pics?|pictures?|albums?|images?|dp|caption|selfie|snaps?|t-?shirt|poster)'
const detail =
  '(?:number|numbers|no|contact|contacts|mobile|phone|cell|e-?mail|id|handle|insta|details|digits|whats ?app)'
const place = '(?:in|on|at|behind|under|below|from|into|of|inside)'
const placed = `(?:is |are |was )?(?:\\w+ )?${place} (?:the (?:back|front|top|bottom|corner|side|edge) of )?(?:my|our|the|one of|his|her)(?: \\w+){0,3} ${picture}`

export const signposts: readonly RegExp[] = [
  `\\bscan (?:the |my |this |that |our |a |it |both )?(?:qr|bar|code|\\w+ code)`,
  `\\bscan (?:my|the|our) (?:\\w+ )?${picture} (?:to|for|and)\\b`,
  `\\bmy (?:qr|bar ?code)|\\bqr(?: ?codes?)? (?:is|are|of mine|given|attached|uploaded|added|${place} (?:my|our|the|album|photo|picture|pic))\\b`,
  `\\b(?:see|check|open|use|find|look at|zoom into) (?:the |my |our )?qr\\b`,
  `\\b(?:my|our|contact|phone|mobile|the|whats ?app|family) ${detail} ${placed}\\b`,
  `\\b(?:see|check|zoom|look at|look in|read|open|view)\\b(?: \\w+){0,5} (?:for|to (?:get|see|find)|there is|has|have) (?:my|our|the|a)? ?${detail}\\b`,
  `\\b(?:see|read|note|find|get|take) (?:my|our|the) (?:\\w+ )?${detail} ${placed}`,
  '\\bgoogle (?:me|us|my|her|him|our)\\b',
  '\\bsearch (?:for )?(?:me|us)\\b',
  '\\b(?:search|look up|google|type|enter) (?:for )?(?:my|our|her|his) (?:full |own |pet |family |complete |whole )?(?:name|page|profile|id|handle|channel)\\b',
  '\\b(?:google|search|type|look up)\\b(?: \\w+){1,6} (?:to|and) find (?:my|our|me|us)\\b',
  '\\blook (?:me|us|her|him) up\\b',
  '\\b(?:google|search|type|look up)\\b(?: \\w+){1,6} and you(?: will| can|.ll)? (?:find|get|see|reach) (?:my|our|me|us)\\b',
].map((source) => new RegExp(source))

/** The same in Hindi, Tamil and Malayalam: a number in a photo, and a name to look for with Google. */
const indicDetail = '(?:नंबर|नम्बर|எண்(?!ண[ஙம])|நம்பர்|നമ്പർ|നമ്പര്)'
const indicPicture = '(?:फोटो|फ़ोटो|तस्वीर|புகைப்பட|போட்டோ|ஃபோட்டோ|ഫോട്ടോ|ചിത്ര)'
export const indicSignposts: readonly RegExp[] = [
  `${indicDetail}[^.!?।]{0,40}${indicPicture}`,
  `${indicPicture}[^.!?।]{0,40}${indicDetail}`,
  '(?:मुझे|मेरा नाम|என்னை|என் பெயர|எனது பெயர|എന്നെ|എന്റെ പേര)[^.!?।]{0,40}(?:गूगल|கூகுள|கூகிள|ഗൂഗിൾ|ഗൂഗിള)',
  '(?:गूगल|கூகுள|கூகிள|ഗൂഗിൾ|ഗൂഗിള)[^.!?।]{0,10}(?:मुझे|मेरा नाम|என்னை|என் பெயர|எனது பெயர|എന്നെ|എന്റെ പേര)',
].map((source) => new RegExp(source.normalize('NFKD')))
