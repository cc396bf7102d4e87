import { compared, type State } from './state.ts'

export type Step = { step: string; seconds: number; result: string; isGood: boolean }

/** Runs a step and notes how long it took and what it did. */
export const stepsInto =
  (steps: Step[]) =>
  async <R>(name: string, work: () => Promise<R>, describe?: (result: R) => string): Promise<R> => {
    const began = performance.now()
    const result = await work()
    const seconds = (performance.now() - began) / 1000
    steps.push({ step: name, seconds, result: describe?.(result) ?? 'done', isGood: true })
    return result
  }

const comparisons = {
  counts: 'Row counts of all tables',
  contents: 'Contents of all tables',
  money: 'Sums of all columns of money',
  files: 'Hashes of all files',
} as const

export function compareStates(steps: Step[], before: State, after: State): void {
  for (const [part, name] of Object.entries(comparisons) as [keyof State, string][])
    steps.push(judged(name, compared(before[part], after[part])))
}

export const judged = (step: string, { values, different }: ReturnType<typeof compared>): Step => ({
  step,
  seconds: 0,
  result: `${values} compared, ${different} different`,
  isGood: values > 0 && different === 0,
})

export const tableOf = (steps: readonly Step[]): string =>
  ['| Step | Seconds | Result |', '|---|---|---|', ...steps.map(lineOf)].join('\n')

const lineOf = ({ step, seconds, result, isGood }: Step): string =>
  `| ${step} | ${seconds ? seconds.toFixed(1) : ''} | ${isGood ? '' : '**WRONG** '}${result} |`
