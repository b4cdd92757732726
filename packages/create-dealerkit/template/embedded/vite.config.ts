import { backend } from '@dealerkit/backend/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), backend()], envPrefix: ['VITE_', 'CURRENCY'] });
