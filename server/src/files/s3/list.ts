export type S3Entry = { key: string; bytes: number; modified: Date }
type Ask = (query: Record<string, string>) => Promise<Buffer>

/** All objects of the bucket whose keys begin with `prefix`, in order, a thousand for each request. */
export async function* listed(ask: Ask, prefix = ''): AsyncGenerator<S3Entry> {
  let last = ''
  for (;;) {
    const answer = await page(ask, { ...(prefix && { prefix }), ...(last && { 'start-after': last }) })
    for (const [, content = ''] of answer.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      last = textOf(content, 'Key')
      yield {
        key: last,
        bytes: Number(textOf(content, 'Size')),
        modified: new Date(textOf(content, 'LastModified')),
      }
    }
    if (!isCut(answer)) return
  }
}

/** What follows `prefix` up to the next slash, once for each: the folders below it. A zero sorts after the slash. */
export async function foldersBelow(ask: Ask, prefix: string): Promise<string[]> {
  const folders: string[] = []
  for (;;) {
    const last = folders.at(-1)
    const after = last === undefined ? {} : { 'start-after': `${prefix}${last}0` }
    const answer = await page(ask, { delimiter: '/', ...(prefix && { prefix }), ...after })
    for (const [, found = ''] of answer.matchAll(/<CommonPrefixes>.*?<Prefix>([^<]*)\/<\/Prefix>/gs))
      folders.push(found.slice(prefix.length))
    if (!isCut(answer)) return folders
  }
}

const page = async (ask: Ask, query: Record<string, string>) =>
  (await ask({ 'list-type': '2', ...query })).toString()
const textOf = (content: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(content)?.[1] ?? ''
const isCut = (answer: string): boolean => answer.includes('<IsTruncated>true</IsTruncated>')
