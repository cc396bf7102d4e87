/** The contract may import neither side, and zod only through #schema. */
export function foreignToContract(sources) {
  return sources.flatMap(({ file, text }) => {
    const knowsSides = /from '(?:\.\.\/)+(?:server|web)|@bnr\/(?:server|web)/.test(text)
    const loadsZod = /from 'zod'/.test(text) && !/\/schema(?:\.browser)?\.ts$/.test(file)
    return [
      ...(knowsSides ? [`${file}: contract imports neither server nor web`] : []),
      ...(loadsZod ? [`${file}: import z from #schema, or every page of the browser loads zod`] : []),
    ]
  })
}
