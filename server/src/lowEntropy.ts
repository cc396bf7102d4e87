const leastBits = 96
const fewestSteps = 8

/** Whether a secret was probably typed and not generated: repeated, counted up, or of few letters. */
export function hasLowEntropy(secret: string): boolean {
  const once = secret.slice(0, (secret + secret).indexOf(secret, 1))
  const codes = [...once].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size < fewestSteps || bitsOf(codes) < leastBits
}

/** Shannon entropy of all letters together, in bits. */
function bitsOf(codes: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / codes.length), 0)
}
