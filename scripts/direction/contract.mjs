/** The contract knows neither side, and loads zod by #schema alone. */
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
