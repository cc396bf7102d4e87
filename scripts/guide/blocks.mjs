const fence = /^(?:<!-- check: answer (?<answer>.+) -->\n)?```sh\n(?<code>[\s\S]*?)^```$/gm
const heading = /^## (.+)$/gm
export const mark = '@@'

/**
 * The blocks of commands of a guide, in order, each with the heading above it. A block that asks for something is marked
 * with `<!-- check: answer TEXT -->`.
 */
export function blocksOf(markdown) {
  const headings = [...markdown.matchAll(heading)]
  return [...markdown.matchAll(fence)].map(({ index, groups: { code, answer } }) => {
    const above = headings.findLast((found) => found.index < index)
    return { title: above?.[1] ?? '', code, answer }
  })
}

/** One script, so that a block has the variables of those before it, as in one terminal. It announces each heading. */
export function scriptOf(blocks) {
  const parts = blocks.map(({ title, code, answer }, at) => {
    const input = answer === undefined ? '/dev/null' : `<(printf '%s\\n' '${answer}')`
    const announced = blocks[at - 1]?.title === title ? '' : `printf '\\n${mark} ${title}\\n'\n`
    return `${announced}{\n${code}} < ${input}\n`
  })
  return `set -euo pipefail\n${parts.join('\n')}\nprintf '\\n${mark} end\\n'\nsleep infinity\n`
}
