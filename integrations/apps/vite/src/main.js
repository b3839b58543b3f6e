document.querySelector('#app').textContent = 'Vite';
