export * from './QuantityStepper.tsx'
