export * from './OrdersScreen.tsx'
