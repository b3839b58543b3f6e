document.body.append('Rocket');
