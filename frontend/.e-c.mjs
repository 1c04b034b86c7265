import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
// several tall phone pictures side by side
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1600, height: 1500 } });
const files = process.argv.slice(3);
await page.setContent(`<body style="margin:0;display:flex;gap:8px;background:#888">${files.map((f) => `<img src="data:image/png;base64,${readFileSync(f).toString('base64')}" style="width:${Math.floor(1600 / files.length) - 8}px;align-self:start">`).join('')}`);
await page.screenshot({ path: process.argv[2], fullPage: true });
await browser.close();
