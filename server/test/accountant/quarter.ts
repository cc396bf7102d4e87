import { closeMonth, listMonths } from '@bnr/contract/invoices/months'
import { paiseOf } from '@bnr/contract/money'
import {
  approveSale,
  credit,
  enterSale,
  goToDay,
  reverse,
  type Sale,
  sellByCard,
  type World,
} from './sales.ts'

export const month = '2027-01'

/** Sells from the end of December to the beginning of February, and closes December and January. */
export async function sellQuarter(world: World): Promise<Sale[]> {
  const sales: Sale[] = []
  await december(world, sales)
  await january(world, sales)
  await february(world, sales)
  return sales
}

export const monthsOf = async ({ service, staff }: World) =>
  (await service.call(listMonths, { query: {} }, staff.finance.token)).body.results
async function close(world: World, id: string) {
  const { service, staff } = world
  const total = (await monthsOf(world)).find((one) => one.id === id)?.total ?? paiseOf(0)
  const closing = await service.call(
    closeMonth,
    { params: { month: id }, body: { total } },
    staff.finance.token,
  )
  if (closing.status !== 200) throw new Error(JSON.stringify(closing.wire))
}

async function december(world: World, sales: Sale[]) {
  goToDay(world, '2026-12-28')
  for (let count = 0; count < 2; count++) sales.push(await sellByCard(world))
  const waiting = []
  for (const day of ['2026-12-20', '2026-12-27', '2026-12-28'])
    waiting.push({ day, invoice: await enterSale(world, day) })
  goToDay(world, '2027-01-02')
  for (const id of (await monthsOf(world)).map((one) => one.id).reverse())
    if (id < month) await close(world, id)
  for (const { day, invoice } of waiting) sales.push(await approveSale(world, invoice, day, '2026-12'))
}

/** About two dozen sales on random days, with credit notes and reversals of what was sold until then. */
async function january(world: World, sales: Sale[]) {
  const { random } = world
  for (let day = 3; day <= 28; day++) {
    goToDay(world, `${month}-${String(day).padStart(2, '0')}`)
    if (random.chance(0.5)) sales.push(await sellByCard(world))
    if (random.chance(0.5)) {
      const receivedOn = `${month}-${String(random.int(3, day)).padStart(2, '0')}`
      sales.push(await approveSale(world, await enterSale(world, receivedOn), receivedOn))
    }
    if (random.chance(0.3)) await creditSome(world, sales)
    if (random.chance(0.15)) await reverseSome(world, sales)
  }
}

const untouched = (sales: readonly Sale[]) => sales.filter(({ notes }) => notes.length === 0)

async function creditSome(world: World, sales: readonly Sale[]) {
  const { random } = world
  const sale = random.pick(untouched(sales))
  await credit(world, sale, random.chance(0.4))
  if (random.chance(0.5) && sale.notes[0]?.amounts.total !== sale.invoice.total)
    await credit(world, sale, true)
}

async function reverseSome(world: World, sales: readonly Sale[]) {
  const { random } = world
  const byCard = untouched(sales).filter(({ orderId, isReversed }) => orderId && !isReversed)
  if (byCard.length > 0) await reverse(world, random.pick(byCard))
}

async function february(world: World, sales: Sale[]) {
  goToDay(world, '2027-01-31')
  const waiting = [
    { day: '2027-01-30', invoice: await enterSale(world, '2027-01-30') },
    { day: '2027-01-31', invoice: await enterSale(world, '2027-01-31') },
  ]
  goToDay(world, '2027-02-03')
  await credit(world, world.random.pick(untouched(sales)), true)
  await close(world, month)
  for (const { day, invoice } of waiting) sales.push(await approveSale(world, invoice, day, month))
}
