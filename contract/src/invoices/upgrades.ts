import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { amount } from '../money.ts'
import { wire } from '../wire.ts'

const upgradePrice = wire('Price of an upgrade', {
  planId: ['mid', z.number().int(), 'Id of the plan'],
  upgradeCredit: ['uc', amount, 'Credit for the rest of the running membership'],
  price: ['pco', amount, 'Amount before tax: the price of the plan less the credit'],
})
export type UpgradePrice = z.output<typeof upgradePrice>

/** Upgrades that an invoice of today would sell. */
const upgradePrices = wire('Prices of upgrades', {
  upgrades: ['upgrades', z.array(upgradePrice), 'The plans that cost more than the running one'],
})

export const readUpgradePrices = endpoint({
  path: '/invoices/upgrade/prices',
  permission: 'member.area',
  summary: 'What each upgrade of the running plan costs today, with the credit for the rest of it',
  reply: upgradePrices,
})
