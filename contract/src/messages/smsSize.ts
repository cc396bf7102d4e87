/** The GSM alphabet (3GPP TS 23.038). A text with any other character is sent as UCS-2, in which a part is shorter. */
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take two places. */
const escaped = new Set('^{}\\[~]|€')

const alphabets = {
  gsm: { alone: 160, joined: 153, placesOf: (letter: string) => (escaped.has(letter) ? 2 : 1) },
  ucs2: { alone: 70, joined: 67, placesOf: (letter: string) => letter.length },
} as const

export interface SmsSize {
  /** Places of the alphabet that the text takes. */
  length: number
  parts: number
}

/** How long an SMS is and in how many parts it is sent. Operators charge each part. */
export function smsSize(text: string): SmsSize {
  const letters = [...text]
  const isPlain = letters.every((letter) => plain.has(letter) || escaped.has(letter))
  const { alone, joined, placesOf } = alphabets[isPlain ? 'gsm' : 'ucs2']
  const places = letters.map(placesOf)
  const length = places.reduce((sum, taken) => sum + taken, 0)
  if (length <= alone) return { length, parts: 1 }
  let [parts, used] = [1, 0]
  for (const taken of places) {
    // No letter is cut in two, so a part can end one place early.
    if (used + taken > joined) [parts, used] = [parts + 1, 0]
    used += taken
  }
  return { length, parts }
}
