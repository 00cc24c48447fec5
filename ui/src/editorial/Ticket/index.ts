export * from './Ticket.tsx'
export { ticketLayouts } from './Ticket.variants.ts'
